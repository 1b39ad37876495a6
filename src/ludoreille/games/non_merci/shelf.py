"""Non Merci as it stands on the shelf."""

from ludoreille.games import Shelved
from ludoreille.games.non_merci.bots import BOTS, SPARRING, advise
from ludoreille.games.non_merci.figures import FIGURES
from ludoreille.games.non_merci.narration import NARRATOR
from ludoreille.games.non_merci.rules import NonMerci

SHELVED = Shelved(NonMerci(), NARRATOR, BOTS, advise, SPARRING, figures=FIGURES)
