"""Every game on the shelf. To add one, add its folder and one line here."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ludoreille.core import Game
from ludoreille.games.non_merci.bots import BOTS as NON_MERCI_BOTS
from ludoreille.games.non_merci.bots import SPARRING as NON_MERCI_SPARRING
from ludoreille.games.non_merci.bots import advise as advise_non_merci
from ludoreille.games.non_merci.narration import NARRATOR as NON_MERCI_NARRATOR
from ludoreille.games.non_merci.rules import NonMerci
from ludoreille.games.pas_touche.bots import BOTS as PAS_TOUCHE_BOTS
from ludoreille.games.pas_touche.bots import SPARRING as PAS_TOUCHE_SPARRING
from ludoreille.games.pas_touche.bots import advise as advise_pas_touche
from ludoreille.games.pas_touche.narration import NARRATOR as PAS_TOUCHE_NARRATOR
from ludoreille.games.pas_touche.rules import PasTouche
from ludoreille.games.push.bots import BOTS as PUSH_BOTS
from ludoreille.games.push.bots import SPARRING as PUSH_SPARRING
from ludoreille.games.push.expert import advise as advise_push
from ludoreille.games.push.narration import NARRATOR as PUSH_NARRATOR
from ludoreille.games.push.rules import Push
from ludoreille.games.taiwan_snackbar.bots import BOTS as TAIWAN_SNACKBAR_BOTS
from ludoreille.games.taiwan_snackbar.bots import SPARRING as TAIWAN_SNACKBAR_SPARRING
from ludoreille.games.taiwan_snackbar.bots import advise as advise_taiwan_snackbar
from ludoreille.games.taiwan_snackbar.narration import NARRATOR as TAIWAN_SNACKBAR_NARRATOR
from ludoreille.games.taiwan_snackbar.rules import TaiwanSnackbar
from ludoreille.games.touche.advice import advise as advise_touche
from ludoreille.games.touche.bots import BOTS as TOUCHE_BOTS
from ludoreille.games.touche.habits import habits as touche_habits
from ludoreille.games.touche.narration import NARRATOR as TOUCHE_NARRATOR
from ludoreille.games.touche.rules import Touche
from ludoreille.games.touche.sparring import SPARRING as TOUCHE_SPARRING
from ludoreille.kit.bots import Advise, Bot, Habits, Level, Sparring, no_habits
from ludoreille.words.narrator import Narrator


@dataclass(frozen=True, slots=True)
class Shelved:
    """A game ready to be played: its rules, its teller, its bots and what goes with them.

    `sparring` makes bots of one simple rule each, by a French name.
    """

    rules: Game[Any, Any, Any]
    narrator: Narrator
    bots: Mapping[Level, Bot]
    advise: Advise
    sparring: Mapping[str, Sparring] = field(default_factory=dict)
    habits: Habits = no_habits


SHELF: Mapping[str, Shelved] = {
    game.rules.id: game
    for game in (
        Shelved(Push(), PUSH_NARRATOR, PUSH_BOTS, advise_push, PUSH_SPARRING),
        Shelved(NonMerci(), NON_MERCI_NARRATOR, NON_MERCI_BOTS, advise_non_merci, NON_MERCI_SPARRING),
        Shelved(PasTouche(), PAS_TOUCHE_NARRATOR, PAS_TOUCHE_BOTS, advise_pas_touche, PAS_TOUCHE_SPARRING),
        Shelved(
            TaiwanSnackbar(),
            TAIWAN_SNACKBAR_NARRATOR,
            TAIWAN_SNACKBAR_BOTS,
            advise_taiwan_snackbar,
            TAIWAN_SNACKBAR_SPARRING,
        ),
        Shelved(Touche(), TOUCHE_NARRATOR, TOUCHE_BOTS, advise_touche, TOUCHE_SPARRING, touche_habits),
    )
}
