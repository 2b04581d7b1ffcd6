"""Packs: the files of a box, read and checked."""

from knockbox.games.knockdown.pack.box import PACKS_FOLDER, Box, content_hash, find_pack, load_box, shipped_packs
from knockbox.games.knockdown.pack.card_pool import CardPool, mix_boxes
from knockbox.games.knockdown.pack.inspection import check_pack

__all__ = [
    "PACKS_FOLDER",
    "Box",
    "CardPool",
    "check_pack",
    "content_hash",
    "find_pack",
    "load_box",
    "mix_boxes",
    "shipped_packs",
]
