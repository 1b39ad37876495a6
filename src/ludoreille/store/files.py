"""Files that survive: written whole or not at all, and kept aside when they are damaged."""

import contextlib
import os
import shutil
import tempfile
import time
from pathlib import Path


def default_folder() -> Path:
    """Return where this platform keeps a player's files of Ludoreille."""
    import platformdirs  # noqa: PLC0415 - not needed with --config

    return Path(platformdirs.user_data_dir("ludoreille", appauthor=False, roaming=True))


def write_whole(path: Path, text: str) -> None:
    """Write *text* in UTF-8 so that a reader finds the old file or the new one, never a part; OSError if not."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.replace(name, path)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def keep_aside(path: Path) -> Path:
    """Copy a damaged file beside itself, so that nothing in it is lost, and return the copy (or *path* itself)."""
    copy = path.with_name(f"{path.name}.abime-{time.strftime('%Y%m%d-%H%M%S')}")
    try:
        shutil.copy2(path, copy)
    except OSError:
        return path
    return copy
