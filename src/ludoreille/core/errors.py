"""Ways in which a player's input can be turned down.

Each carries a reason code and values, never a sentence: the player's language is chosen further out.
"""


class Refused(ValueError):
    """Say that what a player asked for cannot be done: *reason* is a code, *details* its values."""

    def __init__(self, reason: str, **details: object) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details


class Unreadable(Refused):
    """Say that the text names no action, card or option of this game."""


class Illegal(Refused):
    """Say that the action exists, but that the rules forbid it here and now."""
