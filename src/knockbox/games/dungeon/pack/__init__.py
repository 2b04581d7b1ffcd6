"""Packs: the three files of a box, read, checked and understood."""

from knockbox.games.dungeon.pack.box import SHELF, Box, boxes, content_hash, find_pack, load_box
from knockbox.games.dungeon.pack.inspection import check_pack

__all__ = ["SHELF", "Box", "boxes", "check_pack", "content_hash", "find_pack", "load_box"]
