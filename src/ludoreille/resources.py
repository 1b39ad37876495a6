"""Finds the folders that travel with the code: the texts of `locales` and the cues of `sounds`."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
PLACES = (PACKAGE, PACKAGE.parents[1])
"""Inside the package where a wheel puts them, or at the root of the checkout that the code runs from."""


class MissingFolder(FileNotFoundError):
    """Say in a French sentence that the installation lacks a folder; no text of `locales` could say it."""


def folder(name: str) -> Path:
    """Return the folder *name*, `locales` or `sounds`; raise `MissingFolder` where neither place has it.

    >>> folder("locales").name
    'locales'
    """
    for place in PLACES:
        if (place / name).is_dir():
            return place / name
    raise MissingFolder(f"L'installation est incomplète, le dossier {name} manque : réinstallez Ludoreille.")
