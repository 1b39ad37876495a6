"""Push as it stands on the shelf."""

from ludoreille.games import Shelved
from ludoreille.games.push.bots import BOTS, SPARRING
from ludoreille.games.push.expert import advise
from ludoreille.games.push.figures import FIGURES
from ludoreille.games.push.narration import NARRATOR
from ludoreille.games.push.rules import Push

SHELVED = Shelved(Push(), NARRATOR, BOTS, advise, SPARRING, figures=FIGURES)
