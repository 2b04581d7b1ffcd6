"""Signs and styles: what a colour says is always said by a shape or a word too."""

from typing import Final

from rich.text import Text

from knockbox.cli.table.lines import dotted
from knockbox.cli.table.styles import ALARM
from knockbox.games.knockdown.faces import WILD, span_text
from knockbox.games.knockdown.schema import AttackCard, Special
from knockbox.games.knockdown.wording import Wording

LIGHT: Final = "▫"
HEAVY: Final = "▪"
LAID: Final = "▲"
VICTORY: Final = "★"
NO_VICTORY: Final = "☆"
FACE_UP: Final = "■"
FACE_DOWN: Final = "□"
BACK: Final = "▒"
REACHED: Final = "»"
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
    """Wounds of an attack in short: a number before the sign of its kind."""
    parts = [Text(f"{light}{LIGHT}", style=LIGHT_STYLE)] if light else []
    parts += [Text(f"{heavy}{HEAVY}", style=HEAVY_STYLE)] if heavy else []
    return Text(" ").join(parts)


def cubes(light: int, heavy: int) -> Text:
    """Wounds of a fighter as cubes."""
    return Text().append(LIGHT * light, style=LIGHT_STYLE).append(HEAVY * heavy, style=HEAVY_STYLE)


def entrance(kind: str) -> str:
    """An entrance of a corridor, and the wound it costs to come out there."""
    return ENTRANCE + {"light": LIGHT, "heavy": HEAVY}[kind]


def symbol(wording: Wording, id: str) -> Text:
    return Text(wording.say(f"card-symbol-{id}"), style=COLOURS.get(id, ""))


def symbols(wording: Wording, ids: list[str]) -> Text:
    return Text("+").join(symbol(wording, id) for id in ids)


def cost(wording: Wording, slots: list[str]) -> Text:
    """A cost in short: `fist/foot + ?`; what costs nothing says so."""
    if not slots:
        return Text("0")
    return Text("+").join(slot(wording, each) for each in slots)


def slot(wording: Wording, written: str) -> Text:
    if written == WILD:
        return Text(WILD)
    return Text("/").join(symbol(wording, id) for id in written.split("/"))


def reach(wording: Wording, printed: str) -> str:
    """A range in short."""
    if printed == "projectile":
        return wording.say("card-projectile")
    return span_text(wording.catalogue, printed) if printed else wording.say("knockdown-terminal-any")


def facts(wording: Wording, attack: AttackCard | Special) -> Text:
    """Type, range, wounds and K.O. of an attack in one short line."""
    parts = [Text(wording.say(f"card-type-{attack.type.value}")), Text(reach(wording, attack.range))]
    if attack.light or attack.heavy:
        parts.append(pool(attack.light, attack.heavy))
    if attack.ko:
        parts.append(Text(wording.say("card-ko"), style=ALARM))
    return dotted(parts)
