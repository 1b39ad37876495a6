"""Pas Touche as it stands on the shelf."""

from ludoreille.games import Shelved
from ludoreille.games.pas_touche.bots import BOTS, SPARRING, advise
from ludoreille.games.pas_touche.figures import FIGURES
from ludoreille.games.pas_touche.narration import NARRATOR
from ludoreille.games.pas_touche.rules import PasTouche

SHELVED = Shelved(PasTouche(), NARRATOR, BOTS, advise, SPARRING, figures=FIGURES)
