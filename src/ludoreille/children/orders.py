"""Orders to a thread that looks after a process: it waits for the next one, but not for ever."""

import time
from queue import Empty, SimpleQueue


def next_order(orders: "SimpleQueue[object]", deadline: float | None) -> object:
    """Return the next order, or None once *deadline* has passed, if there is one (`time.monotonic`)."""
    try:
        return orders.get(timeout=None if deadline is None else max(0.0, deadline - time.monotonic()))
    except Empty:
        return None
