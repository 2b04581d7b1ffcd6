/** Who is drawn: the skin of each fighter, and the plain one for fighters from other boxes. */

import { czerwi } from "$lib/art/fighters/czerwi";
import { driana } from "$lib/art/fighters/driana";
import { imke } from "$lib/art/fighters/imke";
import { lostKnight } from "$lib/art/fighters/lost-knight";
import { mgielec } from "$lib/art/fighters/mgielec";
import { oolith } from "$lib/art/fighters/oolith";
import { plainSkin } from "$lib/art/fighters/plain";
import { skarn } from "$lib/art/fighters/skarn";
import { veroth } from "$lib/art/fighters/veroth";
import { xingo } from "$lib/art/fighters/xingo";
import type { Skin } from "$lib/art/rig/skin";

export const CAST: Readonly<Record<string, Skin>> = {
  veroth,
  xingo,
  driana,
  imke,
  skarn,
  oolith,
  mgielec,
  czerwi,
  "lost-knight": lostKnight,
};

const known = new Map<string, Skin>(Object.entries(CAST));

export function skinOf(id: string): Skin {
  const skin = known.get(id) ?? plainSkin(id);
  known.set(id, skin);
  return skin;
}
