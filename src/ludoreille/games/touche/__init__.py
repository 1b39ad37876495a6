"""Touché: musketeers duel at dawn; hide one marker or two, hope for the parity, know when to stop."""
