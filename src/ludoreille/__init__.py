"""Tabletop games to play by ear, in French."""

__version__ = "0.1.0"
