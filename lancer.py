"""Set Ludoreille up where that is still to do, then start it: python3 lancer.py [ARGUMENTS].

Any Python, however old, must be able to read this file: it has to answer with a sentence, not a syntax error.
So it holds the check and nothing else, in plain ASCII; the work is done in tools/launcher.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Ludoreille demande Python 3.11 ou plus, et celui-ci est le "
        + ".".join(map(str, sys.version_info[:2]))
        + " : installez un Python plus moderne depuis https://www.python.org/downloads/ puis relancez."
    )

try:
    from pathlib import Path

    sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
    from launcher import main
except ImportError as error:
    sys.exit(
        "Ce Python est incomplet, il lui manque le module "
        + str(error.name)
        + " : installez le paquet python3 entier, puis relancez."
    )

sys.exit(main(sys.argv[1:]))
