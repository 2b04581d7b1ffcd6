"""The rules that notes cite, by number."""

from typing import Final

GOAL_2: Final = 0
SKILL_3: Final = 1
SETUP_1: Final = 2
SETUP_4: Final = 3
SETUP_6: Final = 4
SETUP_7: Final = 5
SETUP_8: Final = 6
TURN_1: Final = 7
TURN_2: Final = 8
MOVE_1: Final = 9
ATK_1: Final = 10
ATK_3: Final = 11
ATK_5: Final = 12
COMBO_1: Final = 13
COMBO_3: Final = 14
SPEC_1: Final = 15
SPEC_3: Final = 16
DASH_1: Final = 17
SEQ_1: Final = 18
SEQ_2: Final = 19
HAND_2: Final = 20
BLOCK_1: Final = 21
BLOCK_2: Final = 22
BLOCK_4: Final = 23
KO_4: Final = 24
KO_5: Final = 25
KO_6: Final = 26
KO_7: Final = 27
KODICE_2: Final = 28
KODICE_3: Final = 29
KODICE_4: Final = 30
END_2: Final = 31
END_3: Final = 32
END_4: Final = 33
END_5: Final = 34
END_6: Final = 35
END_7: Final = 36
NEXT_1: Final = 37
NEXT_2: Final = 38
NEXT_4: Final = 39
BLINK_1: Final = 40
BACK_1: Final = 41
FWD_1: Final = 42
KDR_20: Final = 43
KDR_22: Final = 44
KDR_24: Final = 45
KDR_31: Final = 46
KDR_33: Final = 47
KDR_37: Final = 48
KDR_42: Final = 49
KDR_44: Final = 50
KDR_50: Final = 51
KDR_54: Final = 52
KDR_56: Final = 53
KDR_58: Final = 54
KDR_62: Final = 55
KDR_65: Final = 56
KDR_73: Final = 57
KDR_74: Final = 58
KDR_75: Final = 59
KDR_76: Final = 60
SETUP_9: Final = 61
NEXT_3: Final = 62
MERGE_2: Final = 63
CORR_2: Final = 64
CORR_3: Final = 65
TG_SETUP_1: Final = 66
CAND_1: Final = 67
CAND_2: Final = 68
CAND_3: Final = 69

CLAUSES: Final[tuple[str, ...]] = (
    "KD-GOAL-2",
    "KD-SKILL-3",
    "KD-SETUP-1",
    "KD-SETUP-4",
    "KD-SETUP-6",
    "KD-SETUP-7",
    "KD-SETUP-8",
    "KD-TURN-1",
    "KD-TURN-2",
    "KD-MOVE-1",
    "KD-ATK-1",
    "KD-ATK-3",
    "KD-ATK-5",
    "KD-COMBO-1",
    "KD-COMBO-3",
    "KD-SPEC-1",
    "KD-SPEC-3",
    "KD-DASH-1",
    "KD-SEQ-1",
    "KD-SEQ-2",
    "KD-HAND-2",
    "KD-BLOCK-1",
    "KD-BLOCK-2",
    "KD-BLOCK-4",
    "KD-KO-4",
    "KD-KO-5",
    "KD-KO-6",
    "KD-KO-7",
    "KD-KODICE-2",
    "KD-KODICE-3",
    "KD-KODICE-4",
    "KD-END-2",
    "KD-END-3",
    "KD-END-4",
    "KD-END-5",
    "KD-END-6",
    "KD-END-7",
    "KD-NEXT-1",
    "KD-NEXT-2",
    "KD-NEXT-4",
    "KD-BLINK-1",
    "KD-BACK-1",
    "KD-FWD-1",
    "KDR-20",
    "KDR-22",
    "KDR-24",
    "KDR-31",
    "KDR-33",
    "KDR-37",
    "KDR-42",
    "KDR-44",
    "KDR-50",
    "KDR-54",
    "KDR-56",
    "KDR-58",
    "KDR-62",
    "KDR-65",
    "KDR-73",
    "KDR-74",
    "KDR-75",
    "KDR-76",
    "KD-SETUP-9",
    "KD-NEXT-3",
    "KD-MERGE-2",
    "KD-NEM-CORR-2",
    "KD-NEM-CORR-3",
    "KD-TG-SETUP-1",
    "KD-TG-CAND-1",
    "KD-TG-CAND-2",
    "KD-TG-CAND-3",
)
