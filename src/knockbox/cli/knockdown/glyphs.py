"""Signs and styles of Knockdown; a colour never carries meaning alone."""

from typing import Final

from rich.text import Text

from knockbox.cli.table.layout import join_with_dots
from knockbox.cli.table.styles import ALARM
from knockbox.games.knockdown.schema import AttackCard, Special
from knockbox.games.knockdown.text.cards import WILD_SYMBOL, span_text
from knockbox.games.knockdown.text.questions import Wording

LIGHT: Final = "▫"
HEAVY: Final = "▪"
TRAP_SIGN: Final = "▲"
VICTORY: Final = "★"
NO_VICTORY: Final = "☆"
FACE_UP: Final = "■"
FACE_DOWN: Final = "□"
BACK: Final = "▒"
REACHES: Final = "»"
PAYABLE: Final = "√"
CANDLE: Final = "♦"
DARK: Final = "░"
DANGER: Final = "!"
ENTRANCE: Final = "∩"
COLOURS: Final = {"fist": "red", "foot": "yellow", "block": "blue", "dash": "green"}
SEAT_STYLES: Final = ("bold cyan", "bold magenta")
LIGHT_STYLE: Final = "yellow"
HEAVY_STYLE: Final = "red"


def pool(light: int, heavy: int) -> Text:
    """Return the wounds of an attack: a number before the sign of each kind."""
    parts = [Text(f"{light}{LIGHT}", style=LIGHT_STYLE)] if light else []
    parts += [Text(f"{heavy}{HEAVY}", style=HEAVY_STYLE)] if heavy else []
    return Text(" ").join(parts)


def cubes(light: int, heavy: int) -> Text:
    """Return the wounds of a fighter as cubes."""
    return Text().append(LIGHT * light, style=LIGHT_STYLE).append(HEAVY * heavy, style=HEAVY_STYLE)


def entrance(kind: str) -> str:
    """Return the sign of a corridor entrance, with the wound it costs to leave there."""
    return ENTRANCE + {"light": LIGHT, "heavy": HEAVY}[kind]


def symbol(wording: Wording, id: str) -> Text:
    return Text(wording.say(f"card-symbol-{id}"), style=COLOURS.get(id, ""))


def symbols(wording: Wording, ids: list[str]) -> Text:
    return Text("+").join(symbol(wording, id) for id in ids)


def cost(wording: Wording, slots: list[str]) -> Text:
    """Return a cost such as `fist/foot+?`, or 0."""
    if not slots:
        return Text("0")
    return Text("+").join(slot(wording, each) for each in slots)


def slot(wording: Wording, written: str) -> Text:
    if written == WILD_SYMBOL:
        return Text(WILD_SYMBOL)
    return Text("/").join(symbol(wording, id) for id in written.split("/"))


def reach(wording: Wording, printed: str) -> str:
    """Return a range as text."""
    if printed == "projectile":
        return wording.say("card-projectile")
    return span_text(wording.catalogue, printed) if printed else wording.say("knockdown-terminal-any")


def facts(wording: Wording, attack: AttackCard | Special) -> Text:
    """Return type, range, wounds and K.O. of an attack in one line."""
    parts = [Text(wording.say(f"card-type-{attack.type.value}")), Text(reach(wording, attack.range))]
    if attack.light or attack.heavy:
        parts.append(pool(attack.light, attack.heavy))
    if attack.ko:
        parts.append(Text(wording.say("card-ko"), style=ALARM))
    return join_with_dots(parts)
