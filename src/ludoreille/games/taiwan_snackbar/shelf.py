"""Taiwan Snackbar as it stands on the shelf."""

from ludoreille.games import Shelved
from ludoreille.games.taiwan_snackbar.bots import BOTS, SPARRING, advise
from ludoreille.games.taiwan_snackbar.figures import FIGURES
from ludoreille.games.taiwan_snackbar.narration import NARRATOR
from ludoreille.games.taiwan_snackbar.rules import TaiwanSnackbar

SHELVED = Shelved(TaiwanSnackbar(), NARRATOR, BOTS, advise, SPARRING, figures=FIGURES)
