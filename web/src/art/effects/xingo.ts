/** The specials of Xin'go as they are seen. */

import * as brush from "$lib/art/effects/brush";
import type { Air, Curve, Mark, Sketch } from "$lib/art/effects/brush";
import { burst, chance, part, swell, times } from "$lib/art/effects/timing";

function phaseCut(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const ghosts = times(4, (n) => {
    const x = 10 + (reach * 0.8 * n) / 4;
    const seen = swell(t, 0.08 + n * 0.07, 0.5 + n * 0.07);
    const body: Curve = (share) => [x + 34 * share, -30 - 215 * share];
    return [
      brush.area(brush.ribbon(body, 0, 1, 62, brush.spindle), paint.a, 0.5 * seen),
      brush.area(brush.ribbon(body, 0.1, 0.9, 14, brush.spindle), paint.l, 0.7 * seen),
    ];
  });
  const cut: Curve = (share) => [-40 + (reach + 190) * share, -120 - 60 * share];
  return [
    ...ghosts,
    ...brush.slash(air, cut, part(t, 0.5, 0.86), burst(t, 0.28, 0.42), 30),
    ...brush.shards(air, reach, -158, 120, 0.4, 8),
  ];
}

function glaiveArc(air: Air): Mark[] {
  const { t, reach } = air;
  const r = Math.max(150, reach + 30);
  const sweep = brush.arc(0, -130, r, 205, -48, 0.8);
  const echo = brush.arc(0, -130, r * 0.74, 185, -40, 0.8);
  return [
    ...brush.slash(air, echo, part(t, 0.3, 0.66), burst(t, 0.18, 0.42), 30, brush.dart),
    ...brush.slash(air, sweep, part(t, 0.36, 0.8), burst(t, 0.16, 0.46), 76, brush.dart),
    ...brush.impact(air, reach, -150, 56, 0.38, 2),
  ];
}

function shortCircuit(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const seen = swell(t, 0.16, 0.9);
  const flash = Math.floor(t * 14);
  const bolts = times(3, (n) => {
    const along = brush.zigzag([96, -172], [reach, -190 + 46 * n], 34, flash * 7 + n);
    const size = n === flash % 3 ? 26 : 13;
    return t > 0.2 && t < 0.85
      ? [
          brush.inked(brush.ribbon(along, 0, 1, size, brush.rope, 7), paint.a, paint),
          brush.area(brush.ribbon(along, 0, 1, size * 0.4, brush.rope, 7), paint.l),
        ]
      : [];
  });
  const crown = times(6, (n) => {
    const tip = brush.round(reach, -150, 105, n * 60 + flash * 23);
    const along = brush.zigzag(brush.round(reach, -150, 50, n * 60 + flash * 23), tip, 18, n + flash);
    return [brush.area(brush.ribbon(along, 0, 1, 13, brush.tail, 5), n % 2 ? paint.a : paint.l, seen)];
  });
  return [
    ...crown,
    ...bolts,
    ...brush.impact(air, 100, -172, 44, 0.2, flash),
    ...brush.impact(air, reach, -150, 60, 0.26, flash + 4),
  ];
}

function flicker(air: Air): Mark[] {
  const { t, paint } = air;
  const seen = 1 - part(t, 0.66, 0.95);
  return times(11, (n) => {
    const y = -20 - n * 22;
    const jump = Math.floor(t * 12) + n;
    const off = 90 * (chance(jump) - 0.5) * burst(t, 0.02, 0.2);
    const wide = 34 + 66 * chance(n + 9);
    const strip: Curve = (share) => [off - wide / 2 + wide * share, y];
    const fill = n % 3 ? paint.a : paint.l;
    return chance(jump + 3) > 0.25
      ? [
          brush.inked(
            brush.ribbon(strip, 0, 1, 13, () => 1, 1),
            fill,
            paint,
            seen * burst(t, 0, 0.08),
          ),
        ]
      : [];
  });
}

export const xingoSketches: Record<string, Sketch> = {
  "xingo/phase-cut": phaseCut,
  "xingo/glaive-arc": glaiveArc,
  "xingo/short-circuit": shortCircuit,
  "xingo/flicker": flicker,
};
