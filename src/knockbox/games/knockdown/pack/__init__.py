"""Packs: the files of a box, read, checked and understood."""

from knockbox.games.knockdown.pack.box import BOXES, Box, boxes, content_hash, find_pack, load_box
from knockbox.games.knockdown.pack.inspection import check_pack
from knockbox.games.knockdown.pack.mixture import Mixture, mix

__all__ = ["BOXES", "Box", "Mixture", "boxes", "check_pack", "content_hash", "find_pack", "load_box", "mix"]
