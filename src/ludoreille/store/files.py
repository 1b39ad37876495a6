"""Files that survive: written whole or not at all, and kept aside when they are damaged."""

import contextlib
import errno
import os
import shutil
import time
from itertools import count
from pathlib import Path

from ludoreille.words.line import Phrase

BEFORE = "avant"
"""The mark of what was there before."""
REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "no-folder",
    errno.EISDIR: "a-folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
}


def reason(error: OSError) -> Phrase:
    """Return why a file cannot be used, for the player: the system's own words are not French.

    >>> reason(PermissionError(errno.EACCES, "Permission denied"))
    Phrase(id='store-reason-forbidden', args={})
    """
    if error.errno in REASONS:
        return Phrase(f"store-reason-{REASONS[error.errno]}")
    return Phrase("store-reason-other", {"numero": error.errno or 0})


def default_folder() -> Path:
    """Return where this platform keeps a player's files of Ludoreille."""
    import platformdirs  # noqa: PLC0415 - not needed with --config

    return Path(platformdirs.user_data_dir("ludoreille", appauthor=False, roaming=True))


def documents_folder(otherwise: Path) -> Path:
    """Return where this player keeps documents, *otherwise* where there is no such folder."""
    import platformdirs  # noqa: PLC0415 - as above

    folder = Path(platformdirs.user_documents_dir())
    return folder if folder.is_dir() else otherwise


def write_whole(path: Path, content: str | bytes) -> None:
    """Write *content*, a text in UTF-8, so that a reader finds the old file or the new one.

    Raise OSError where that cannot be.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.nouveau")
    try:
        new.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8", "replace"))
        new.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            new.unlink()
        raise


def write_over(path: Path, content: str) -> Path | None:
    """Write *content* to a file that the player has named; raise OSError where it cannot be.

    Return where another file of that name from before is kept, None if there was none. What is no file, a
    pipe or a device, takes the text and stays what it is.
    """
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if path.exists() and not path.is_file():
        path.write_text(content, "utf-8", newline="")
        return None
    copy = copy_aside(path, BEFORE) if path.exists() and path.read_bytes() != content.encode() else None
    write_whole(path, content)
    return copy


def keep_error(folder: Path, text: str) -> Path:
    """Keep the details of an unexpected error in *folder*, if that can be, and return where."""
    path = folder / "erreur.log"
    with contextlib.suppress(OSError):
        write_whole(path, text)
    return path


def keep_aside(path: Path) -> Path:
    """Copy a damaged file beside itself and return the copy, or *path* itself where that cannot be done."""
    try:
        return copy_aside(path, "abime")
    except OSError:
        return path


def copy_aside(path: Path, mark: str) -> Path:
    """Copy a file beside itself, over no other, and return the copy: its name tells *mark* and when."""
    stamp = f"{path.name}.{mark}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (stamp if number == 1 else f"{stamp}-{number}" for number in count(1))
    copy = next(copy for copy in map(path.with_name, names) if not copy.exists())
    return Path(shutil.copy2(path, copy))
