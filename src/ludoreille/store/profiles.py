"""Profiles: several players of one machine, each with settings, saves and statistics of his own."""

import re
import unicodedata
from pathlib import Path

from ludoreille.core import Refused

FOLDER = "profils"
LONGEST = 40
"""Characters of a name: it is told in a sentence, and is the name of a folder."""
RESERVED = re.compile(r"con|prn|aux|nul|(com|lpt)\d", re.IGNORECASE)
"""Names that Windows gives to devices, in every folder."""


class Profiles:
    """The profiles of a folder, and the one in use: without one `name` is "", `folder` the folder itself."""

    def __init__(self, home: Path, name: str | None = None) -> None:
        """Use the profile *name* of *home*, made when it is first written; None: none.

        Raise `Refused` for a name that cannot be one.
        """
        self._home = home
        self.name = ""
        if name is not None:
            self.use(name)

    @property
    def folder(self) -> Path:
        """Where the settings and games of the profile in use are."""
        return self._home / FOLDER / self.name if self.name else self._home

    @property
    def new(self) -> bool:
        """Whether nothing was kept yet for the profile in use."""
        return bool(self.name) and not self.folder.exists()

    def use(self, name: str) -> None:
        """Use a profile from now on, one that is there whatever its capitals; `Refused` if none can be."""
        wanted = checked(name)
        self.name = next((known for known in self.names() if _same(known, wanted)), wanted)

    def leave(self) -> None:
        """Use the folder itself."""
        self.name = ""

    def names(self) -> tuple[str, ...]:
        """Return the names of the profiles that are there, in their order."""
        try:
            found = [path.name for path in (self._home / FOLDER).iterdir() if path.is_dir()]
        except OSError:
            return ()
        return tuple(sorted((name for name in found if is_name(name)), key=str.casefold))


def checked(name: str) -> str:
    """Return *name* as it is kept; raise `Refused` if no profile can have it.

    >>> checked(" Zoé  et Léa ")
    'Zoé et Léa'
    """
    spelled = " ".join(
        unicodedata.normalize("NFC", name).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").split()
    )
    if not spelled:
        raise Refused("profile-without-name")
    if not is_name(spelled):
        raise Refused("bad-profile", nom=spelled)
    return spelled


def is_name(name: str) -> bool:
    """Say whether a folder of this name can be a profile on every system.

    >>> is_name("Jean-Noël"), is_name("../.."), is_name("Anne/Zoé"), is_name("nul")
    (True, False, False, False)
    """
    signs = unicodedata.normalize("NFC", name)
    known = all(sign.isalnum() or sign in " -_'" for sign in signs)
    ends = signs[:1].isalnum() and signs[-1:] != " "
    return known and ends and len(signs) <= LONGEST and not RESERVED.fullmatch(signs)


def _same(one: str, other: str) -> bool:
    return unicodedata.normalize("NFC", one).casefold() == unicodedata.normalize("NFC", other).casefold()
