"""The program itself: `python -m ludoreille`, and what the command `ludoreille` calls."""

import sys


def main() -> int:
    """Run the command and return its exit status; an interruption while it loads is a leave like another."""
    try:
        from ludoreille.cli import main as run  # noqa: PLC0415 - what takes time is within reach of the key

        return run()
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
