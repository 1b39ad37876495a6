"""Any keys at any moment: the program never stumbles, and the game that it keeps follows the rules."""

from random import Random

import pytest

from ludoreille.bootstrap import replay
from ludoreille.games import SHELF
from ludoreille.terminal.desk import Leave

KEYS = [
    *("up", "down", "left", "right", "home", "end", "enter", "enter", "escape", "tab", "space"),
    *"0123456789abcefgjmptzlsdorihvk,;?.é&xw",
    *("f1", "f2", "f4", "f6", "backspace", "ctrl-t", "pageup"),
]
TABLES = [(game, people) for game in sorted(SHELF) for people in ("Anne", "Anne,Zoé")]
VARIANTS = {
    "pas_touche": (("pace=1",), ("search=direct",), ("pace=off",)),
    "non_merci": (("secret_card=oui",),),
}


@pytest.mark.parametrize(("game", "people"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_any_keys_are_answered_and_the_game_goes_on(room, game, people, seed):
    rng = Random(f"{game}/{people}/{seed}")
    options = [part for option in rng.choice(VARIANTS.get(game, ((),))) for part in ("--option", option)]
    words = ("jouer", game, "--joueurs", str(SHELF[game].rules.seats[0] + 1), "--personnes", people)
    evening = room.evening(*words, *options, "--rythme", "rapide", "--sons", "non", "--voix", "synthese")
    for _ in range(300):
        try:
            evening.press(rng.choice(KEYS), pause=rng.choice((0, 0, 0.05, 1.5)))
        except Leave:
            break
        if not evening.running:
            break
    for save in evening.program.saves.unfinished():
        replay(save)
