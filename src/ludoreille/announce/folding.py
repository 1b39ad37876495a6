"""How several stale messages of the same kind become one."""

from collections.abc import Sequence
from dataclasses import replace

from ludoreille.announce.orders import Message
from ludoreille.words.line import Category


def groups(messages: Sequence[Message]) -> list[list[int]]:
    """Return the indices of the messages that one sentence can tell, in the order of telling.

    A group stands where its last message stood. A message that cannot be folded is a fence: nothing passes
    it, so that what led to it is told before it.
    """
    closed: list[list[int]] = []
    opened: dict[str, list[int]] = {}
    for index, message in enumerate(messages):
        key = message.fold_key
        if message.category is not Category.OTHERS or key is None or message.folded is None:
            closed += [*opened.values(), [index]]
            opened = {}
        else:
            opened[key] = [*opened.pop(key, []), index]
    return [*closed, *opened.values()]


def summary(messages: Sequence[Message]) -> Message:
    """Return one message that tells a group."""
    last = messages[-1]
    if len(messages) == 1 or last.folded is None:
        return last
    count = sum(message.count for message in messages)
    return replace(
        last.folded(count),
        category=last.category,
        cues=(),
        fold_key=last.fold_key,
        folded=last.folded,
        count=count,
    )
