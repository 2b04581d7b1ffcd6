/** The specials of Imke as they are seen. */

import * as brush from "$lib/art/effects/brush";
import type { Air, Curve, Mark, Point, Sketch } from "$lib/art/effects/brush";
import { LID } from "$lib/art/effects/stamps";
import { burst, chance, part, swell, times } from "$lib/art/effects/timing";

/** A hole in the deck, lit from below. */
function hole({ paint }: Air, x: number, open: number, fade: number): Mark[] {
  return [
    brush.inked(brush.disc(x, 0, 58 * open), paint.d, paint, fade),
    brush.area(brush.disc(x, 2, 46 * open), paint.i, fade),
    brush.area(brush.disc(x, 5, 30 * open), paint.a, fade),
  ];
}

function steam(air: Air, x: number, at: number, tall: number, seed: number): Mark[] {
  const up = burst(air.t, at, at + 0.22);
  const gone = 1 - part(air.t, at + 0.3, at + 0.6);
  if (up <= 0 || gone <= 0) return [];
  const jet: Curve = (share) => [x + 10 * Math.sin(share * 5 + seed), -tall * up * share];
  return [
    brush.inked(
      brush.ribbon(jet, 0, 1, 46, (share) => 0.35 + 0.65 * share),
      air.paint.l,
      air.paint,
      gone,
    ),
    ...brush.puff(x, -tall * up, 44 * up, air.paint.l, air.paint, gone, seed),
    brush.area(brush.ribbon(jet, 0, 0.5, 12, brush.tail), air.paint.a, gone),
  ];
}

function popTheHatch(air: Air): Mark[] {
  const { t } = air;
  const up = part(t, 0.34, 0.8);
  const seen = part(t, 0.1, 0.2) * (1 - part(t, 0.86, 1));
  const fly: Point = [96 + 30 * up, -200 * Math.sin(Math.PI * Math.min(up, 0.94))];
  return [
    ...hole(air, 96, 1, seen),
    ...steam(air, 96, 0.34, 120, 3),
    ...brush.stamp(air, LID, fly, 1, up * 420, seen),
    ...brush.shards(air, 96, -20, 130, 0.34, 2),
  ];
}

function outOfNowhere(air: Air): Mark[] {
  const { t, reach } = air;
  const x = Math.max(30, reach - 62);
  const rise = brush.arc(x - 10, -110, 130, -96, 78);
  const bolts = times(5, (n) => {
    const way = burst(t, 0.3, 0.7);
    const at = brush.round(x, -70, 60 + 130 * way, 30 + 28 * n);
    return t > 0.3
      ? brush.stamp(
          air,
          "L -9,-5! 0,-10! 9,-5! 9,5! 0,10! -9,5!\nio 0,0,4",
          at,
          1,
          300 * way + 50 * n,
          1 - part(t, 0.6, 0.85),
        )
      : [];
  });
  return [
    ...hole(air, x, burst(t, 0.06, 0.2), 1 - part(t, 0.74, 0.95)),
    ...brush.slash(air, rise, part(t, 0.42, 0.74), burst(t, 0.22, 0.4), 62, brush.dart),
    ...bolts,
    ...brush.impact(air, reach, -190, 56, 0.36, 7),
  ];
}

function ventTheDeck(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const rows = times(5, (n, share) => {
    const x = 70 + (Math.max(reach, 160) - 40) * share;
    const at = 0.28 + 0.07 * n;
    return [
      brush.inked(brush.disc(x, 2, 30 * burst(t, at - 0.1, at)), paint.d, paint, 1 - part(t, 0.9, 1)),
      ...steam(air, x, at, 130 + 90 * chance(n + 2) + 60 * share, n),
    ];
  });
  return [...rows, brush.line(`M60,-4L${reach + 30},-4`, paint.a, 7, swell(t, 0.14, 0.5))];
}

function goneToGround(air: Air): Mark[] {
  const { t, paint } = air;
  const shut = part(t, 0.42, 0.54);
  const seen = part(t, 0, 0.08) * (1 - part(t, 0.84, 1));
  const ring = burst(t, 0.54, 0.8);
  const clang = times(7, (n) => {
    const along: Curve = (share) => brush.round(0, -6, 74 + 50 * share * ring, 12 + 26 * n);
    return [brush.area(brush.ribbon(along, 0, 1, 10, brush.tail), paint.a, swell(t, 0.52, 0.84))];
  });
  return [
    ...hole(air, 0, 1.05, seen),
    brush.line(brush.disc(0, 2, 60 + 80 * ring), paint.l, 5, swell(t, 0.54, 0.84)),
    ...brush.stamp(air, LID, [-74 * (1 - shut), -46 * (1 - shut)], 1.1, -70 * (1 - shut), seen),
    ...clang,
  ];
}

export const imkeSketches: Record<string, Sketch> = {
  "imke/pop-the-hatch": popTheHatch,
  "imke/out-of-nowhere": outOfNowhere,
  "imke/vent-the-deck": ventTheDeck,
  "imke/gone-to-ground": goneToGround,
};
