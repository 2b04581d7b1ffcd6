"""Packs: read and check the files of a box."""

from knockbox.games.dungeon.pack.box import PACK_LIBRARY, Box, content_hash, find_pack, load_box, shipped_packs
from knockbox.games.dungeon.pack.inspection import check_pack

__all__ = ["PACK_LIBRARY", "Box", "check_pack", "content_hash", "find_pack", "load_box", "shipped_packs"]
