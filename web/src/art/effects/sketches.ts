/** Which effect an attack has: its own if it is a special that we drew, else that of its type. */

import { czerwiSketches } from "$lib/art/effects/czerwi";
import { drianaSketches } from "$lib/art/effects/driana";
import { imkeSketches } from "$lib/art/effects/imke";
import { lostKnightSketches } from "$lib/art/effects/lost-knight";
import { mgielecSketches } from "$lib/art/effects/mgielec";
import { oolithSketches } from "$lib/art/effects/oolith";
import { skarnSketches } from "$lib/art/effects/skarn";
import { verothSketches } from "$lib/art/effects/veroth";
import { xingoSketches } from "$lib/art/effects/xingo";
import * as brush from "$lib/art/effects/brush";
import type { Air, Curve, Mark, Sketch } from "$lib/art/effects/brush";
import { burst, part, swell, times } from "$lib/art/effects/timing";
import { skinOf } from "$lib/art/fighters/skins";
import type { Palette } from "$lib/art/rig/skin";

export const EFFECT_MS = 950;
/** The moment that tells the most, for whoever wants nothing to move; most blows have landed by the middle. */
const TELLING = 0.5;
const TOLD_AT: Readonly<Record<string, number>> = {
  "czerwi/through-the-soil": 0.72,
  "czerwi/larval-spit": 0.6,
  "czerwi/feast-of-worms": 0.62,
  "driana/heartseeker": 0.72,
  "driana/set-the-snare": 0.66,
  "driana/tripwire-arrow": 0.64,
  "imke/gone-to-ground": 0.3,
  "imke/vent-the-deck": 0.58,
  "lost-knight/quests-end": 0.56,
  "mgielec/doom": 0.7,
  "mgielec/lay-curse": 0.72,
  "oolith/tend-the-nest": 0.62,
  "oolith/they-wake": 0.56,
  "skarn/take-the-trophy": 0.58,
  "veroth/frenzied-blow": 0.58,
};

/** Cards of the row are nobody's own. */
const COMMON: Palette = { d: "#3b2a20", m: "#d8803a", l: "#fff6dd", a: "#ffc247", i: "#1b120f", rim: "#fff" };

/** A blow that lands. */
function strike(air: Air): Mark[] {
  const { t, reach } = air;
  const swing = brush.arc(reach - 70, -150, 92, 64, -58);
  return [
    ...brush.slash(air, swing, part(t, 0.42, 0.66), burst(t, 0.24, 0.36), 30, brush.dart),
    ...brush.impact(air, reach, -158, 62, 0.34, 3),
  ];
}

/** A pulse that rolls from one to the other. */
function ability({ t, reach, paint }: Air): Mark[] {
  const rings = times(3, (n) => {
    const grown = burst(t, 0.2 + 0.08 * n, 0.62 + 0.08 * n);
    return [
      brush.line(
        brush.circle(40, -165, 24 + 74 * grown),
        n % 2 ? paint.l : paint.a,
        9 * (1 - grown) + 2,
        swell(t, 0.2 + 0.08 * n, 0.8),
      ),
    ];
  });
  const way = part(t, 0.3, 0.6);
  const path: Curve = (share) => [60 + (reach - 60) * share, -165 - 18 * Math.sin(share * 9)];
  const [x, y] = path(way);
  const gone = part(t, 0.28, 0.32) * (1 - part(t, 0.62, 0.86));
  return [
    ...rings,
    brush.inked(brush.ribbon(path, Math.max(0, way - 0.5), way, 30, brush.dart), paint.m, paint, gone),
    brush.inked(brush.circle(x, y, 22), paint.a, paint, gone),
    brush.inked(brush.circle(x + 4, y - 4, 9), paint.l, paint, gone),
  ];
}

/** Two halves that part: the blow is met. */
function reaction(air: Air): Mark[] {
  const { t, paint } = air;
  const open = burst(t, 0.12, 0.34);
  const gone = 1 - part(t, 0.7, 1);
  const halves = [1, -1].map((side) => {
    const wing: Curve = (share) => [
      96 - 46 * share * share + 16 * open,
      -150 - side * (8 + 12 * open + 96 * share),
    ];
    return brush.inked(
      brush.ribbon(wing, 0, 1, 44 * open, brush.tail),
      side > 0 ? paint.a : paint.m,
      paint,
      gone,
    );
  });
  return [...halves, ...brush.impact(air, 118, -150, 46, 0.26, 5)];
}

const COMMONS: Record<string, Sketch> = { strike, ability, reaction };
const SKETCHES = new Map<string, Sketch>(
  [
    COMMONS,
    czerwiSketches,
    drianaSketches,
    imkeSketches,
    lostKnightSketches,
    mgielecSketches,
    oolithSketches,
    skarnSketches,
    verothSketches,
    xingoSketches,
  ].flatMap((sketches) => Object.entries(sketches)),
);

export function tellingOf(id: string): number {
  return TOLD_AT[id] ?? TELLING;
}

/** The colours of an effect: those of the fighter whose special it is. */
function paintOf(id: string): Palette {
  const [fighter = "", special] = id.split("/");
  return special === undefined ? COMMON : skinOf(fighter).palette;
}

/** What is seen of an effect at one moment; 0 is its beginning and 1 its end. */
export function marksOf(id: string, t: number, reach: number): Mark[] {
  const sketch = SKETCHES.get(id) ?? strike;
  return sketch({ t, reach, paint: paintOf(id) }).filter(({ d, fade }) => d !== "" && fade > 0.01);
}
