/** What is printed on a card of the dungeon, the same for rooms and creatures. */

import type { CardView, LaidView } from "$lib/wire/dungeon";
import type { Catalogue, CreatureText, RoomText } from "$lib/wire/protocol";

export interface Face {
  id: string;
  name: string;
  /** its scene; empty for a room that its box does not name */
  text: string;
  isCreature: boolean;
  isKnight: boolean;
  /** NW, NE, SW, SE, upright */
  corners: number[];
  /** tokens that a creature gets, 0 for a room */
  time: number;
  silence: boolean;
  chests: number;
  /** the first dungeon that it comes to */
  level: number;
  provenance: string;
}

/** By the id that views and events call a card. */
export function facesOf(catalogue: Catalogue): Map<string, Face> {
  const { contents } = catalogue;
  if (contents.of !== "dungeon") return new Map();
  const all = [...contents.rooms.map(roomFace), ...contents.creatures.map(creatureFace)];
  return new Map(all.map((face) => [face.id, face]));
}

/** The face of a card that a view shows; one that no catalogue names is known by what the view says of it. */
export function faceOf(faces: ReadonlyMap<string, Face>, seen: CardView | LaidView): Face {
  return faces.get(seen.card) ?? ("danger" in seen ? laidFace(seen) : heldFace(seen));
}

function roomFace({ id, name, text, provenance, printed }: RoomText): Face {
  const { corners, silence, chests, level } = printed;
  const own = { isCreature: false, isKnight: false, time: 0 };
  return { id, name, text, provenance, corners, silence, chests, level, ...own };
}

function creatureFace({ id, name, text, provenance, printed }: CreatureText): Face {
  const { corners, time, chests, level, knight } = printed;
  const own = { isCreature: true, isKnight: knight, silence: false };
  return { id, name, text, provenance, corners, time, chests, level, ...own };
}

function heldFace({ card, corners, time, silence, chests }: CardView): Face {
  return { ...unnamed(card), isCreature: time > 0, corners, time, silence, chests };
}

function laidFace({ card, printed, turned, mark, time, chests }: LaidView): Face {
  const corners = turned ? printed.toReversed() : printed;
  return { ...unnamed(card), isCreature: mark !== "room", corners, time, silence: false, chests };
}

function unnamed(card: string): Pick<Face, "id" | "name" | "text" | "isKnight" | "level" | "provenance"> {
  return { id: card, name: card, text: "", isKnight: false, level: 1, provenance: "" };
}
