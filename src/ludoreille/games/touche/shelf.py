"""Touché as it stands on the shelf."""

from ludoreille.games import Shelved
from ludoreille.games.touche.advice import advise
from ludoreille.games.touche.bots import BOTS
from ludoreille.games.touche.figures import FIGURES
from ludoreille.games.touche.habits import habits
from ludoreille.games.touche.narration import NARRATOR
from ludoreille.games.touche.rules import Touche
from ludoreille.games.touche.sparring import SPARRING

SHELVED = Shelved(Touche(), NARRATOR, BOTS, advise, SPARRING, habits, FIGURES)
