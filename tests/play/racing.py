"""A game with races for the tests of whole games: how it begins, and what was answered."""

QUIET = ("--graine", "3", "--rythme", "rapide", "--sons", "non", "--voix", "synthese")
GAME = ("jouer", "pas_touche", "--joueurs", "2", *QUIET[:-2])


def touches(evening, since=0):
    """Return what was answered in races: seats and short forms."""
    played = [(entry["seat"], entry["action"]) for entry in evening.kinds("act", since)]
    return [(seat, action) for seat, action in played if action.startswith(("touch", "renounce"))]


def begin(room, *more, cps=15):
    """Begin a game against one bot, up to the choice of a hand: the square can be explored until then."""
    evening = room.evening(*GAME, *more, "--voix", "synthese", cps=cps)
    evening.wait_for_question()
    evening.wait_for_silence()
    return evening


def start(evening):
    """Let the first dice be rolled, and return the moment when the roll has been heard."""
    since = evening.mark()
    card = roll(evening)
    evening.wait_for(lambda: evening.asked is not None, step=0.01)
    return card, since


def go_to(evening, place):
    """Point at a cell by its row and column."""
    evening.press(str(place // 6 + 1), str(place % 6 + 1))
    evening.wait_for_silence()


def words(card):
    treats = {"C": "croissant", "B": "brioche", "E": "éclair", "G": "gaufre", "M": "macaron", "T": "tarte"}
    count = "Une" if card in ("B1", "G1", "T1") else card[1]
    return f"{count} {treats[card[0]]}"


def place_of(target):
    card, seen = target
    return next(place for text, place in seen.items() if text.startswith(words(card)))


def roll(evening):
    """Take the right hand, let the first dice be rolled, and return the card before it is heard."""
    since = evening.mark()
    evening.press("j")
    rolls = lambda: [e["card"] for e in evening.kinds("event", since) if e["type"] == "DiceRolled"]
    evening.wait_for(lambda: rolls() or evening.asked, step=0.01)
    if evening.asked == ["roll"]:
        evening.press("p")
    return rolls()[0]
