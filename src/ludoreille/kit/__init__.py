"""Pieces that several games share."""
