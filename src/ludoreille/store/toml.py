"""Settings written as TOML: the standard library reads it only."""

import datetime as dt
import json
from collections.abc import Mapping
from typing import Any


def to_toml(data: Mapping[str, Any]) -> str:
    r"""Return flat data with tables of one level as TOML.

    >>> to_toml({"mono": False, "rates": {"pico": 9}})
    'mono = false\n\n[rates]\npico = 9\n'
    """
    plain = {name: value for name, value in data.items() if not isinstance(value, Mapping)}
    tables = {name: value for name, value in data.items() if isinstance(value, Mapping)}
    lines = [f"{_key(name)} = {_value(value)}" for name, value in plain.items()]
    for name, table in tables.items():
        lines += ["", f"[{_key(name)}]", *(f"{_key(key)} = {_value(value)}" for key, value in table.items())]
    return "\n".join(lines) + "\n"


def _key(name: str) -> str:
    return name if name.replace("_", "").replace("-", "").isalnum() and name.isascii() else _value(name)


def _value(value: Any) -> str:
    """Return a value as TOML: whatever a file may hold, for keys that are not ours."""
    match value:
        case Mapping():
            return "{ " + ", ".join(f"{_key(key)} = {_value(part)}" for key, part in value.items()) + " }"
        case list() | tuple():
            return "[" + ", ".join(map(_value, value)) + "]"
        case dt.date() | dt.time():
            return value.isoformat()
        case float():
            return str(value)
        case _:
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
