"""The rules that notes cite, by number: a log line can say which sentence caused it."""

from typing import Final

SETUP_1: Final = 0
SETUP_2: Final = 1
SETUP_5: Final = 2
SETUP_6: Final = 3
SETUP_7: Final = 4
SETUP_11: Final = 5
TURN_1: Final = 6
PLACE_1: Final = 7
CREA_1: Final = 8
TALK_1: Final = 9
TALK_2: Final = 10
DANGER_3: Final = 11
ALARM_1: Final = 12
DRAW_1: Final = 13
DRAW_2: Final = 14
DRAW_3: Final = 15
SHOW_1: Final = 16
GRIM_1: Final = 17
GRIM_2: Final = 18
GRIM_3: Final = 19
GRIM_4: Final = 20
END_1: Final = 21
END_2: Final = 22
END_3: Final = 23
END_4: Final = 24
END_5: Final = 25
CHEST_3: Final = 26
ADV_2: Final = 27
KKDR_11: Final = 28
KKDR_14: Final = 29
KKDR_18: Final = 30
KKDR_28: Final = 31
KKDR_33: Final = 32
KKDR_34: Final = 33
KKDR_38: Final = 34
KKDR_39: Final = 35
KKDR_40: Final = 36
KKDR_44: Final = 37
KKDR_47: Final = 38
GRIM_0: Final = 39

CLAUSES: Final[tuple[str, ...]] = (
    "KKD-SETUP-1",
    "KKD-SETUP-2",
    "KKD-SETUP-5",
    "KKD-SETUP-6",
    "KKD-SETUP-7",
    "KKD-SETUP-11",
    "KKD-TURN-1",
    "KKD-PLACE-1",
    "KKD-CREA-1",
    "KKD-TALK-1",
    "KKD-TALK-2",
    "KKD-DANGER-3",
    "KKD-ALARM-1",
    "KKD-DRAW-1",
    "KKD-DRAW-2",
    "KKD-DRAW-3",
    "KKD-SHOW-1",
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
    "KKDR-18",
    "KKDR-28",
    "KKDR-33",
    "KKDR-34",
    "KKDR-38",
    "KKDR-39",
    "KKDR-40",
    "KKDR-44",
    "KKDR-47",
    "KKD-GRIM-0",
)
