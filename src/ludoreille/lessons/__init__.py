"""Lessons: a game learned by playing it, with a tutor; the deal and all other players come from a file."""
