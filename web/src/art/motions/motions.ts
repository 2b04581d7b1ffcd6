/** Which motion a name means; an unknown name is an attack that nobody drew, and becomes a strike. */

import { czerwiMotions } from "$lib/art/motions/czerwi";
import { drianaMotions } from "$lib/art/motions/driana";
import { imkeMotions } from "$lib/art/motions/imke";
import { lostKnightMotions } from "$lib/art/motions/lost-knight";
import { mgielecMotions } from "$lib/art/motions/mgielec";
import { oolithMotions } from "$lib/art/motions/oolith";
import { skarnMotions } from "$lib/art/motions/skarn";
import { verothMotions } from "$lib/art/motions/veroth";
import { xingoMotions } from "$lib/art/motions/xingo";
import { SHARED } from "$lib/art/motions/shared";
import type { Motion } from "$lib/art/rig/motion";

export const MOTIONS = new Map<string, Motion>(
  [
    SHARED,
    czerwiMotions,
    drianaMotions,
    imkeMotions,
    lostKnightMotions,
    mgielecMotions,
    oolithMotions,
    skarnMotions,
    verothMotions,
    xingoMotions,
  ].flatMap((motions) => Object.entries(motions)),
);

export function motionOf(name: string): Motion {
  return MOTIONS.get(name) ?? SHARED.strike;
}
