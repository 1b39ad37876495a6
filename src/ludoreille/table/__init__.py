"""A game being played: its state, and the journal of the moves that led there."""

from ludoreille.table.table import Nature, Player, Table, random_nature

__all__ = ["Nature", "Player", "Table", "random_nature"]
