/** The specials of Skarn as they are seen. */

import * as brush from "$lib/art/effects/brush";
import type { Air, Curve, Mark, Point, Sketch } from "$lib/art/effects/brush";
import { SKULL, PRINT } from "$lib/art/effects/stamps";
import { burst, chance, part, swell, times } from "$lib/art/effects/timing";

function flushOut(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const pulses = times(4, (n) => {
    const way = part(t, 0.2 + n * 0.1, 0.62 + n * 0.1);
    const r = 40 + (reach + 60) * way;
    return [
      brush.inked(
        brush.ribbon(brush.arc(70, -165, r, -24, 24), 0, 1, 20 * (1 - way) + 5, brush.spindle),
        paint.a,
        paint,
        way > 0 ? 1 - way : 0,
      ),
    ];
  });
  const lock = burst(t, 0.36, 0.54);
  const gone = 1 - part(t, 0.84, 1);
  const r = 120 - 62 * lock;
  const sights = times(4, (n) => {
    const along: Curve = (share) => brush.round(reach, -160, r + 26 - 44 * share, 90 * n + 40 * (1 - lock));
    return [brush.inked(brush.ribbon(along, 0, 1, 13, brush.tail, 3), paint.a, paint, lock * gone)];
  });
  const wedge = `M70,-165L${reach + 30},-265L${reach + 30},-60Z`;
  return [
    brush.area(wedge, paint.a, 0.22 * swell(t, 0.16, 0.7)),
    ...pulses,
    brush.line(brush.circle(reach, -160, r), paint.a, 6, lock * gone),
    ...sights,
  ];
}

/** A net about its middle, as wide as it has opened. */
function mesh({ paint }: Air, x: number, y: number, r: number, sag: number, fade: number): Mark[] {
  const spoke = (n: number, share: number): Point => {
    const [px, py] = brush.round(0, 0, r * share, n * 45 + 22);
    return [x + px, y + py * 1.15 + sag * share * share];
  };
  const spokes = times(8, (n) => [`M${x},${y}L${spoke(n, 1).join(",")}`]).join("");
  const rings = [0.36, 0.68, 1]
    .map((share) => `M${times(8, (n) => [spoke(n, share).join(",")]).join("L")}Z`)
    .join("");
  const weights = times(8, (n) => [brush.circle(...spoke(n, 1), 7)]).join("");
  return [
    brush.line(spokes + rings, paint.i, 8, fade),
    brush.line(spokes + rings, paint.l, 3.6, fade),
    brush.inked(weights, paint.a, paint, fade),
  ];
}

function stunNet(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const way = burst(t, 0.26, 0.48);
  const [x, y] = brush.lob([80, -170], [reach, -160], 60)(way);
  const seen = part(t, 0.26, 0.28) * (1 - part(t, 0.86, 1));
  const sparks = times(5, (n) => {
    const flash = Math.floor(t * 16) + n;
    const from = brush.round(x, y + 20, 96 * chance(flash), 72 * n);
    const along = brush.zigzag(from, [from[0] + 40 * (chance(flash + 1) - 0.5), from[1] + 46], 12, flash);
    return t > 0.5 && t < 0.86
      ? [brush.inked(brush.ribbon(along, 0, 1, 9, brush.tail, 5), paint.a, paint)]
      : [];
  });
  return [...mesh(air, x, y, 18 + 86 * part(t, 0.3, 0.5), 46 * part(t, 0.46, 0.62), seen), ...sparks];
}

function takeTheTrophy(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const cleave = brush.arc(reach - 120, -130, 170, 112, -62);
  const rise = burst(t, 0.52, 0.78);
  const gone = 1 - part(t, 0.86, 1);
  return [
    ...brush.slash(air, cleave, part(t, 0.5, 0.72), burst(t, 0.32, 0.44), 92, brush.dart),
    ...brush.impact(air, reach, -190, 58, 0.42, 9),
    brush.area(
      brush.ribbon((share) => [reach, -170 - 120 * rise * share], 0, 1, 66, brush.tail),
      paint.a,
      0.7 * gone * rise,
    ),
    ...brush.stamp(
      air,
      SKULL,
      [reach, -170 - 110 * rise],
      0.4 + 0.7 * rise,
      10 * Math.sin(t * 14),
      t > 0.5 ? gone : 0,
    ),
  ];
}

function onYourHeels(air: Air): Mark[] {
  const { t, reach } = air;
  const count = 5;
  const prints = times(count, (n, share) => {
    const at = 0.04 + 0.07 * n;
    return brush.stamp(
      air,
      PRINT,
      [20 + (reach - 30) * share, n % 2 ? 10 : -4],
      1.1 * burst(t, at, at + 0.08),
      0,
      1 - part(t, 0.6 + 0.05 * n, 0.8 + 0.05 * n),
    );
  });
  const low: Curve = (share) => [20 + (reach + 70) * share, -20 - 34 * Math.sin(share * Math.PI)];
  return [
    ...prints,
    ...brush.slash(air, low, part(t, 0.42, 0.7), burst(t, 0.24, 0.38), 44, brush.dart),
    ...brush.impact(air, reach, -36, 44, 0.36, 3),
  ];
}

export const skarnSketches: Record<string, Sketch> = {
  "skarn/flush-out": flushOut,
  "skarn/stun-net": stunNet,
  "skarn/take-the-trophy": takeTheTrophy,
  "skarn/on-your-heels": onYourHeels,
};
