/** The specials of Veroth as they are seen. */

import * as brush from "$lib/art/effects/brush";
import type { Air, Curve, Mark, Sketch } from "$lib/art/effects/brush";
import { FIST, CLUTCH } from "$lib/art/effects/stamps";
import { burst, chance, part, swell, times } from "$lib/art/effects/timing";

const FISTS = [
  { at: 0.2, y: -170, turn: 6 },
  { at: 0.32, y: -120, turn: -8 },
  { at: 0.44, y: -215, turn: -24 },
] as const;

function fistsOfFury(air: Air): Mark[] {
  const { t, reach, paint } = air;
  return FISTS.flatMap(({ at, y, turn }, n) => {
    const x = reach * burst(t, at - 0.06, at + 0.04) - 20;
    const gone = t < at - 0.06 ? 0 : 1 - part(t, at + 0.26, at + 0.4);
    const rush: Curve = (share) => [x - 150 + 130 * share, y];
    return [
      brush.area(brush.ribbon(rush, 0, 1, 50, brush.dart), paint.a, gone * 0.8),
      ...brush.impact(air, reach + 14, y, 62, at, n + 3),
      ...brush.stamp(air, FIST, [x, y], 1, turn, gone),
    ];
  });
}

function frenziedBlow(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const x = Math.max(90, reach * 0.8);
  const open = burst(t, 0.48, 0.66);
  const gone = 1 - part(t, 0.76, 1);
  const cracks = times(7, (n) => {
    const along = brush.zigzag([x, -4], [x + (n - 3) * 62, 12 - 5 * Math.abs(n - 3)], 12, n * 9);
    return [brush.inked(brush.ribbon(along, 0, open, 20, brush.tail, 9), paint.a, paint, gone)];
  });
  const rocks = times(8, (n) => {
    const way = burst(t, 0.48, 0.86);
    const at: brush.Point = [
      x + (n - 3.5) * 46 * way,
      -(60 + 130 * chance(n)) * Math.sin(Math.PI * way * 0.86),
    ];
    return t > 0.48
      ? [
          brush.inked(
            brush.star(...at, 13 + 10 * chance(n + 5), 4, 0.7, n),
            n % 2 ? paint.m : paint.d,
            paint,
            gone,
          ),
        ]
      : [];
  });
  const sweep = brush.arc(x - 130, -60, 190, 118, -14);
  return [
    ...brush.slash(air, sweep, part(t, 0.48, 0.68), burst(t, 0.36, 0.5), 74, brush.dart),
    brush.line(brush.disc(x, 0, 200 * open), paint.l, 8 * (1 - open) + 2, gone * (open > 0 ? 1 : 0)),
    ...cracks,
    ...rocks,
  ];
}

function furyGrab(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const out = burst(t, 0.06, 0.26) - 0.45 * part(t, 0.44, 0.7);
  const gone = 1 - part(t, 0.72, 0.95);
  const x = Math.max(40, reach - 10) * out;
  const grip = 1.15 - 0.3 * part(t, 0.26, 0.36);
  const arm: Curve = (share) => [20 + (x - 60) * share, -160 + 12 * Math.sin(share * 9 + t * 20)];
  const drag = times(4, (n) => {
    const y = -225 + n * 48;
    return [
      brush.area(
        brush.ribbon((share) => [x + 60 + 90 * share, y], 0, 1, 9, brush.tail),
        paint.l,
        part(t, 0.42, 0.5) * gone,
      ),
    ];
  });
  return [
    brush.inked(brush.ribbon(arm, 0, 1, 46, brush.dart), paint.a, paint, gone * 0.9),
    ...drag,
    ...brush.stamp(air, CLUTCH, [x, -160], grip, 0, gone),
  ];
}

function doubleBlock(air: Air): Mark[] {
  const { t, paint } = air;
  const gone = 1 - part(t, 0.7, 1);
  const shut = burst(t, 0.12, 0.26);
  const bars = [1, -1].flatMap((side) => {
    const along: Curve = (share) => [78 + 80 * (share - 0.5) * 1.2, -150 + side * (share - 0.5) * 190];
    return brush.slash(air, along, 0.5 - 0.5 * shut, 0.5 + 0.5 * shut, 46);
  });
  const wall = brush.arc(10, -150, 128, -62, 62);
  const ring = 1 + 0.3 * burst(t, 0.3, 0.6);
  return [
    brush.inked(brush.ribbon(wall, 0.5 - shut / 2, 0.5 + shut / 2, 26, brush.spindle), paint.m, paint, gone),
    ...bars.map((mark) => ({ ...mark, fade: mark.fade * gone })),
    brush.line(
      brush.ribbon(brush.arc(10, -150, 140 * ring, -50, 50), 0, 1, 3, () => 1),
      paint.l,
      4,
      swell(t, 0.28, 0.7),
    ),
    ...brush.impact(air, 138, -150, 40, 0.28, 5),
  ];
}

export const verothSketches: Record<string, Sketch> = {
  "veroth/fists-of-fury": fistsOfFury,
  "veroth/frenzied-blow": frenziedBlow,
  "veroth/fury-grab": furyGrab,
  "veroth/double-block": doubleBlock,
};
