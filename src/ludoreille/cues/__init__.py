"""Sounds of the game: the protocol, the mixer, silence, and a cue recorder for tests."""
