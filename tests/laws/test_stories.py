"""Each story is heard as it is written; `pytest --rewrite-stories` writes down what is heard now."""

from pathlib import Path

import pytest
from laws import stories

from ludoreille.games import SHELF

GAMES = Path(__file__).parents[1] / "games"
FILES = sorted(GAMES.glob("*/stories/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_story_is_heard_as_written(path, catalogue, request):
    written = path.read_text(encoding="utf-8")
    heard = stories.tell(stories.read(written), catalogue)
    if request.config.getoption("--rewrite-stories"):
        path.write_text(heard, encoding="utf-8")
    else:
        assert heard == written


@pytest.mark.parametrize("game", sorted(SHELF))
def test_a_game_has_stories_heard_from_several_seats(game):
    told = [stories.read(path.read_text(encoding="utf-8")) for path in FILES if path.parts[-3] == game]
    assert len(told) >= 5
    assert all(story.game == game and len(story.listeners) >= 2 for story in told)
