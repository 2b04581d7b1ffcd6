/** The specials of Driana as they are seen. */

import * as brush from "$lib/art/effects/brush";
import type { Air, Curve, Mark, Sketch } from "$lib/art/effects/brush";
import { HEART, ARROW, JAW, mirrored } from "$lib/art/effects/stamps";
import { burst, part, swell, times } from "$lib/art/effects/timing";

function shot(air: Air, along: Curve, at: number, size = 1): Mark[] {
  const way = part(air.t, at, at + 0.16);
  if (way <= 0) return [];
  const gone = 1 - part(air.t, at + 0.5, at + 0.7);
  const end = along(way);
  return [
    brush.area(
      brush.ribbon(along, Math.max(0, way - 0.7), way, 16 * size, brush.dart),
      air.paint.a,
      gone * (1 - part(air.t, at + 0.16, at + 0.3)),
    ),
    ...brush.stamp(air, ARROW, end, size, brush.heading(along, Math.min(way, 0.98)), gone),
  ];
}

function heartseeker(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const beat = burst(t, 0.58, 0.7) * (1 + 0.16 * Math.sin(t * 34));
  const gone = 1 - part(t, 0.82, 1);
  return [
    brush.line(brush.circle(reach, -160, 92 - 50 * part(t, 0.1, 0.42)), paint.a, 3.5, swell(t, 0.08, 0.56)),
    ...shot(air, (share) => [70 + (reach - 116) * share, -172 + 10 * share], 0.44, 1.15),
    ...brush.stamp(air, HEART, [reach, -160], 1.5 * beat, 0, gone),
    ...brush.shards(air, reach, -160, 130, 0.6, 4, 10),
  ];
}

function jaws(air: Air, x: number, y: number, open: number, size: number, fade: number): Mark[] {
  return [
    ...brush.stamp(air, JAW, [x, y], size, 42 - 84 * (1 - open), fade),
    ...brush.stamp(air, mirrored(JAW), [x, y], size, -42 + 84 * (1 - open), fade),
    ...brush.stamp(air, "D -20,-4! 20,-4! 24,8! -24,8!\nao 0,2,5", [x, y], size, 0, fade),
  ];
}

function setTheSnare(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const way = part(t, 0.28, 0.52);
  const fly = brush.lob([60, -90], [Math.max(120, reach * 0.6), -10], 90);
  const [x, y] = fly(way);
  const seen = part(t, 0.26, 0.3) * (1 - part(t, 0.86, 1));
  const set = burst(t, 0.54, 0.66);
  return [
    brush.line(
      brush.ribbon(fly, 0, way, 2, () => 1),
      paint.l,
      3,
      0.5 * seen,
    ),
    ...brush.puff(x - 44, -8, 26 * set, paint.l, paint, 1 - part(t, 0.6, 0.85), 3),
    ...brush.puff(x + 46, -8, 22 * set, paint.l, paint, 1 - part(t, 0.6, 0.85), 5),
    ...jaws(air, x, y, set, 0.8 + 0.3 * set, seen),
  ];
}

function tripwireArrow(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const fly: Curve = (share) => [60 + (reach + 40) * share, -84 + 62 * share];
  const way = part(t, 0.4, 0.56);
  const gone = 1 - part(t, 0.84, 1);
  const taut = 26 * (1 - burst(t, 0.54, 0.66));
  const wire = brush.wave([40, -80], fly(way), taut, 5, t * 6);
  const loops = times(3, (n) => {
    const r = 46 - 8 * n;
    return [
      brush.line(
        brush.disc(reach, -18 - 20 * n, r * burst(t, 0.54 + n * 0.04, 0.66 + n * 0.04), 0.3),
        n === 1 ? paint.a : paint.l,
        6,
        gone,
      ),
    ];
  });
  return [
    ...(way > 0
      ? [
          brush.line(
            brush.ribbon(wire, 0, 1, 1, () => 1, 40),
            paint.l,
            3.5,
            gone,
          ),
        ]
      : []),
    ...shot(air, fly, 0.4),
    ...loops,
    ...brush.impact(air, reach, -30, 36, 0.56, 6),
  ];
}

function partingShot(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const fan = times(3, (n) =>
    shot(air, (share) => [40 + (reach - 60) * share, -214 + (20 + 62 * n) * share], 0.34 + n * 0.05, 0.8),
  );
  const snap = burst(t, 0.56, 0.64);
  const seen = part(t, 0.1, 0.16) * (1 - part(t, 0.84, 1));
  return [
    ...brush.puff(-30, -16, 44 * burst(t, 0.06, 0.3), paint.l, paint, 1 - part(t, 0.3, 0.6), 4),
    ...fan,
    ...jaws(air, 10, -10, 1 - snap, 0.9, seen),
  ];
}

export const drianaSketches: Record<string, Sketch> = {
  "driana/heartseeker": heartseeker,
  "driana/set-the-snare": setTheSnare,
  "driana/tripwire-arrow": tripwireArrow,
  "driana/parting-shot": partingShot,
};
