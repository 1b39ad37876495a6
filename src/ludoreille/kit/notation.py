"""Short forms: what the texts of actions and of nature's answers have in common."""

DIGITS = 3
"""Digits of a number in a short form at most, unless a game has longer ones."""


def is_number(text: str, digits: int = DIGITS) -> bool:
    """Tell whether *text* is a number short enough to be meant: `int` refuses thousands of digits.

    >>> [is_number(text) for text in ("12", "-1", "²", "1234", "")]
    [True, False, False, False, False]
    """
    return text.isascii() and text.isdecimal() and len(text) <= digits
