/** The specials of Czerwi as they are seen. */

import * as brush from "$lib/art/effects/brush";
import type { Air, Curve, Mark, Sketch } from "$lib/art/effects/brush";
import { burst, chance, part, swell, times } from "$lib/art/effects/timing";

/** A worm that crawls along a line, to this part of it. */
function worm(air: Air, along: Curve, to: number, length: number, size: number, fade: number): Mark[] {
  if (to <= 0 || fade <= 0) return [];
  const [x, y] = along(to);
  const from = Math.max(0, to - length);
  return [
    brush.inked(
      brush.ribbon(along, from, to, size, (share) => 0.5 + 0.5 * share),
      air.paint.m,
      air.paint,
      fade,
    ),
    brush.inked(brush.circle(x, y, size * 0.58), air.paint.l, air.paint, fade),
    brush.area(brush.circle(x, y, size * 0.22), air.paint.i, fade),
  ];
}

function larvalSpit(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const gobs = times(5, (n) => {
    const along = brush.lob([112, -128], [reach - 8 + 10 * chance(n), -180 + 24 * n], 46 + 18 * (n % 3));
    const at = 0.28 + 0.03 * n;
    const way = part(t, at, at + 0.2);
    return way < 1 ? worm(air, along, way, 0.26, 20 - 2 * n, way > 0 ? 1 : 0) : [];
  });
  const gone = 1 - part(t, 0.74, 1);
  const splat = burst(t, 0.48, 0.58);
  const drips = times(5, (n) => [
    brush.inked(
      brush.drop(reach - 44 + 22 * n, -126 + 66 * part(t, 0.56, 1) * (0.4 + chance(n)), 9, -90),
      paint.a,
      paint,
      gone * splat,
    ),
  ]);
  const brood = times(5, (n) => {
    const out = brush.wave([reach, -155], brush.round(reach, -155, 84, 30 + 62 * n), 9, 2, n + t * 4);
    return worm(air, out, splat, 0.8, 17, gone);
  });
  return [...gobs, ...brush.puff(reach, -155, 58 * splat, paint.a, paint, gone, 4), ...brood, ...drips];
}

function throughTheSoil(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const way = part(t, 0.2, 0.58);
  const x = reach * way;
  const gone = 1 - part(t, 0.84, 1);
  const mounds = times(5, (n) => {
    const back = x - n * 44;
    const tall = (64 - 11 * n) * swell(t, 0.16, 0.8);
    const heap = `M${back - 50},6Q${back - 20},${-tall} ${back},${-tall}Q${back + 22},${-tall} ${back + 46},6Z`;
    return back > -30 ? [brush.inked(heap, n % 2 ? paint.d : paint.m, paint, gone)] : [];
  }).reverse();
  const clods = times(8, (n) => {
    const hop = (t * 5 + chance(n)) % 1;
    return way < 1 && way > 0
      ? [
          brush.inked(
            brush.star(x - 90 * hop + 30, -40 - 70 * Math.sin(hop * Math.PI) * chance(n + 2), 10, 5, 0.7, n),
            paint.d,
            paint,
          ),
        ]
      : [];
  });
  const eruption = times(6, (n) => {
    const along = brush.wave(
      [reach + (n - 2.5) * 20, 6],
      [reach + (n - 2.5) * 42, -130 - 90 * chance(n + 3)],
      14,
      2,
      n,
    );
    return worm(air, along, burst(t, 0.56 + 0.02 * n, 0.7 + 0.02 * n), 1, 22, gone);
  });
  return [...mounds, ...clods, ...eruption, ...brush.shards(air, reach, -20, 150, 0.56, 6, 10)];
}

function feastOfWorms(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const gone = 1 - part(t, 0.84, 1);
  const swarm = times(10, (n) => {
    const from = brush.round(reach, -150, 250, 36 * n + 12);
    const along = brush.wave(from, brush.round(reach, -150, 46, 36 * n), 20, 3, n + t * 3);
    return worm(air, along, burst(t, 0.14 + 0.02 * n, 0.5), 0.62, 22, gone);
  });
  const bite = 1 - 0.42 * swell(t, 0.54, 0.66) - 0.42 * swell(t, 0.68, 0.8);
  const open = burst(t, 0.4, 0.54);
  const teeth = times(12, (n) => {
    const along: Curve = (share) => brush.round(reach, -150, 88 - 54 * share * (1.5 - bite), 30 * n);
    return [brush.inked(brush.ribbon(along, 0, 1, 27, brush.tail, 2), paint.l, paint, gone * open)];
  });
  return [
    brush.inked(brush.circle(reach, -150, 96 * open), paint.d, paint, gone),
    brush.area(brush.circle(reach, -150, 78 * open), paint.i, gone),
    ...teeth,
    ...swarm,
    ...brush.impact(air, reach, -150, 40, 0.6, 2),
  ];
}

function rottenBlood(air: Air): Mark[] {
  const { t, paint } = air;
  const gone = 1 - part(t, 0.72, 1);
  const spray = times(13, (n) => {
    const turn = -50 + 15 * n + 10 * chance(n);
    const way = burst(t, 0.12 + 0.02 * chance(n), 0.6);
    const far = (100 + 110 * chance(n + 1)) * way;
    const [x, y] = brush.round(16, -150, far, turn);
    return way > 0
      ? [
          brush.inked(
            brush.drop(x, Math.min(-8, y + 90 * way * way), 9 + 9 * chance(n + 6), turn - 40 * way),
            n % 3 ? paint.a : paint.d,
            paint,
            gone,
          ),
        ]
      : [];
  });
  const bubbles = times(5, (n) => {
    const up = part(t, 0.3 + 0.06 * n, 0.9);
    return [
      brush.inked(
        brush.circle(50 + 21 * n, -6 - (50 + 40 * chance(n)) * up, 9 + 7 * chance(n)),
        paint.a,
        paint,
        gone * swell(up, 0, 1),
      ),
    ];
  });
  const pool = burst(t, 0.36, 0.7);
  return [
    brush.inked(brush.disc(92, 6, 74 * pool, 0.16), paint.a, paint, gone),
    brush.inked(
      brush.star(20, -150, 74 * burst(t, 0.1, 0.22), 11, 0.42, 5),
      paint.d,
      paint,
      1 - part(t, 0.3, 0.5),
    ),
    ...spray,
    ...bubbles,
  ];
}

export const czerwiSketches: Record<string, Sketch> = {
  "czerwi/larval-spit": larvalSpit,
  "czerwi/through-the-soil": throughTheSoil,
  "czerwi/feast-of-worms": feastOfWorms,
  "czerwi/rotten-blood": rottenBlood,
};
