/** The specials of Oolith as they are seen. */

import * as brush from "$lib/art/effects/brush";
import type { Air, Curve, Mark, Point, Sketch } from "$lib/art/effects/brush";
import { EGG, HATCHLING } from "$lib/art/effects/stamps";
import { burst, chance, part, swell, times } from "$lib/art/effects/timing";

function tendTheNest(air: Air): Mark[] {
  const { t, paint } = air;
  const laid = burst(t, 0.3, 0.56);
  const gone = 1 - part(t, 0.86, 1);
  const threads = times(6, (n) => {
    const along = brush.wave([46 + n * 15, 6], [58 + n * 10, -46 * laid], 6, 2, n);
    return [brush.inked(brush.ribbon(along, 0, 1, 9, brush.tail, 8), paint.m, paint, gone)];
  });
  const motes = times(7, (n) => {
    const up = (t * 1.4 + chance(n)) % 1;
    return [
      brush.area(
        brush.circle(34 + 100 * chance(n + 4), -20 - 130 * up, 5 * (1 - up) + 2),
        paint.a,
        swell(t, 0.3, 1) * (1 - up),
      ),
    ];
  });
  return [
    brush.inked(brush.disc(84, 4, 70 * burst(t, 0.16, 0.4)), paint.d, paint, gone),
    brush.area(brush.disc(84, 4, 54 * burst(t, 0.2, 0.44)), paint.a, 0.6 * gone),
    ...brush.stamp(air, EGG, [84, -20], 1.15 * laid, 6 * Math.sin(t * 22), gone),
    ...threads,
    ...motes,
  ];
}

function dragToTheNest(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const out = burst(t, 0.16, 0.34) * (1 - 0.62 * part(t, 0.46, 0.74));
  const gone = 1 - part(t, 0.76, 0.94);
  const end: Point = [84 + (reach - 90) * out, -150];
  const tongue = brush.wave([84, -168], end, 26 * (1 - part(t, 0.36, 0.46)), 3, t * 7);
  const coil: Curve = (share) => {
    const [x, y] = brush.round(end[0], end[1], 52, 180 - 900 * share);
    return [x, end[1] + (y - end[1]) * 0.34 + 96 * (share - 0.5)];
  };
  const wound = burst(t, 0.3, 0.46);
  const slime = times(7, (n) => {
    const [x, y] = tongue((n + 1) / 8);
    return [
      brush.inked(
        brush.drop(x, y + 22 + 60 * part(t, 0.34, 0.9) * chance(n), 6, -90),
        paint.a,
        paint,
        gone * part(t, 0.3, 0.4),
      ),
    ];
  });
  return [
    brush.inked(
      brush.ribbon(tongue, 0, 1, 30, (share) => 1 - 0.5 * share, 30),
      paint.m,
      paint,
      gone,
    ),
    brush.area(brush.ribbon(tongue, 0, 1, 9, brush.rope, 30), paint.a, gone),
    ...slime,
    brush.inked(
      brush.ribbon(coil, 0, wound, 24, (share) => 1 - 0.8 * share, 60),
      paint.m,
      paint,
      gone,
    ),
    brush.area(
      brush.ribbon(coil, 0, wound, 8, (share) => 1 - 0.8 * share, 60),
      paint.a,
      gone,
    ),
  ];
}

function theyWake(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const gone = 1 - part(t, 0.86, 1);
  const screech = times(3, (n) => {
    const way = part(t, 0.2 + 0.08 * n, 0.5 + 0.08 * n);
    return [
      brush.line(
        brush.ribbon(brush.arc(60, -225, 30 + 150 * way, -34, 34), 0, 1, 2, () => 1),
        paint.l,
        6,
        swell(way, 0, 1),
      ),
    ];
  });
  const brood = times(4, (n) => {
    const x = 40 + n * Math.max(34, (reach - 80) / 4);
    const at = 0.3 + 0.07 * n;
    const leap = brush.lob([x, -26], [reach - 10 + 14 * (n % 2), -90 - 42 * n], 90);
    const way = part(t, at, at + 0.24);
    const cracked = t > at;
    return [
      ...brush.stamp(
        air,
        EGG,
        [x, -10],
        0.72,
        cracked ? 0 : 9 * Math.sin(t * 60 + n),
        gone * part(t, 0.02, 0.12),
      ),
      ...brush.shards(air, x, -30, 66, at, n, 5),
      ...(cracked
        ? brush.stamp(air, HATCHLING, leap(way), 0.95, brush.heading(leap, Math.min(way, 0.9)), gone)
        : []),
    ];
  });
  return [...screech, ...brood, ...brush.impact(air, reach, -150, 52, 0.58, 5)];
}

function guardTheClutch(air: Air): Mark[] {
  const { t, paint } = air;
  const grown = burst(t, 0.1, 0.32);
  const gone = 1 - part(t, 0.74, 1);
  const shell = brush.arc(10, 10, 190 * grown, 178, 2, 1.32);
  const ribs = times(5, (_, share) => {
    const foot: Point = [10 + 190 * grown * (share * 2 - 1) * 0.96, 8];
    const top: Point = [10 + 60 * (share * 2 - 1), -238 * grown];
    return [
      brush.line(
        brush.ribbon(brush.wave(foot, top, 26 * (share * 2 - 1), 1), 0, 1, 1, () => 1),
        paint.a,
        5,
        0.8 * gone,
      ),
    ];
  });
  const drips = times(6, (n) => {
    const [x, y] = shell((n + 0.6) / 6.4);
    return [
      brush.inked(
        brush.drop(x, y + 60 * part(t, 0.3, 0.9) * chance(n), 8, -90),
        paint.a,
        paint,
        gone * grown,
      ),
    ];
  });
  const dome = `M${times(20, (_, share) => [shell(share).map(Math.round).join(",")]).join("L")}Z`;
  return [
    brush.area(dome, paint.m, 0.4 * gone * grown),
    ...ribs,
    brush.inked(
      brush.ribbon(shell, 0, 1, 20, () => 1, 30),
      paint.m,
      paint,
      gone,
    ),
    ...drips,
    ...brush.impact(air, 190, -130, 44, 0.34, 2),
  ];
}

export const oolithSketches: Record<string, Sketch> = {
  "oolith/tend-the-nest": tendTheNest,
  "oolith/drag-to-the-nest": dragToTheNest,
  "oolith/they-wake": theyWake,
  "oolith/guard-the-clutch": guardTheClutch,
};
