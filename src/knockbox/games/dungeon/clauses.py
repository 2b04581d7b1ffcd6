"""The rules that notes cite, by number."""

from typing import Final

SETUP_5: Final = 0
SETUP_6: Final = 1
SETUP_7: Final = 2
TURN_1: Final = 3
PLACE_1: Final = 4
CREA_1: Final = 5
TALK_1: Final = 6
DANGER_3: Final = 7
ALARM_1: Final = 8
DRAW_1: Final = 9
DRAW_2: Final = 10
DRAW_3: Final = 11
SHOW_1: Final = 12
GRIM_0: Final = 13
GRIM_1: Final = 14
GRIM_2: Final = 15
GRIM_3: Final = 16
GRIM_4: Final = 17
END_1: Final = 18
END_2: Final = 19
END_3: Final = 20
END_4: Final = 21
END_5: Final = 22
CHEST_3: Final = 23
ADV_2: Final = 24
KKDR_11: Final = 25
KKDR_14: Final = 26
KKDR_28: Final = 27
KKDR_33: Final = 28
KKDR_38: Final = 29
KKDR_39: Final = 30
KKDR_47: Final = 31

CLAUSES: Final[tuple[str, ...]] = (
    "KKD-SETUP-5",
    "KKD-SETUP-6",
    "KKD-SETUP-7",
    "KKD-TURN-1",
    "KKD-PLACE-1",
    "KKD-CREA-1",
    "KKD-TALK-1",
    "KKD-DANGER-3",
    "KKD-ALARM-1",
    "KKD-DRAW-1",
    "KKD-DRAW-2",
    "KKD-DRAW-3",
    "KKD-SHOW-1",
    "KKD-GRIM-0",
    "KKD-GRIM-1",
    "KKD-GRIM-2",
    "KKD-GRIM-3",
    "KKD-GRIM-4",
    "KKD-END-1",
    "KKD-END-2",
    "KKD-END-3",
    "KKD-END-4",
    "KKD-END-5",
    "KKD-CHEST-3",
    "KKD-ADV-2",
    "KKDR-11",
    "KKDR-14",
    "KKDR-28",
    "KKDR-33",
    "KKDR-38",
    "KKDR-39",
    "KKDR-47",
)
