/** The specials of the Lost Knight as they are seen. */

import * as brush from "$lib/art/effects/brush";
import type { Air, Curve, Mark, Sketch } from "$lib/art/effects/brush";
import { FLASK } from "$lib/art/effects/stamps";
import { burst, chance, part, swell, times } from "$lib/art/effects/timing";

function bitterBrew(air: Air): Mark[] {
  const { t, paint } = air;
  const gone = 1 - part(t, 0.84, 1);
  const bubbles = times(9, (n) => {
    const up = (t * 1.3 + chance(n)) % 1;
    const x = -50 + 110 * chance(n + 5) + 10 * Math.sin(t * 9 + n);
    return [
      brush.inked(
        brush.circle(x, -40 - 220 * up, 6 + 9 * chance(n + 1)),
        n % 2 ? paint.a : paint.l,
        paint,
        gone * swell(up, 0, 1) * part(t, 0.2, 0.4),
      ),
    ];
  });
  const glow = times(3, (n) => [
    brush.line(
      brush.disc(0, 2, (54 + 34 * n) * burst(t, 0.24 + 0.1 * n, 0.6 + 0.1 * n)),
      n % 2 ? paint.l : paint.a,
      6,
      gone,
    ),
  ]);
  return [
    ...glow,
    ...bubbles,
    ...brush.stamp(
      air,
      FLASK,
      [54, -238 + 4 * Math.sin(t * 20)],
      1.15 * burst(t, 0.1, 0.26),
      -70 * part(t, 0.22, 0.42),
      gone,
    ),
  ];
}

function taintedBlade(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const cut = brush.arc(reach - 130, -120, 176, 104, -50);
  const gone = 1 - part(t, 0.8, 1);
  const drips = times(7, (n) => {
    const [x, y] = cut(0.25 + n * 0.1);
    return [
      brush.inked(
        brush.drop(x, y + 20 + 90 * part(t, 0.44, 1) * (0.4 + chance(n)), 8, -90),
        paint.a,
        paint,
        gone * part(t, 0.42, 0.5),
      ),
    ];
  });
  return [
    ...brush.slash(
      air,
      brush.arc(reach - 130, -120, 140, 96, -40),
      part(t, 0.46, 0.72),
      burst(t, 0.3, 0.44),
      26,
      brush.dart,
    ),
    ...brush.slash(air, cut, part(t, 0.56, 0.86), burst(t, 0.28, 0.42), 58, brush.dart),
    ...drips,
    ...brush.impact(air, reach, -165, 46, 0.4, 6),
  ];
}

function questsEnd(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const gone = 1 - part(t, 0.72, 0.95);
  const lance: Curve = (share) => [-30 + (reach + 130) * share, -152];
  const thrust = burst(t, 0.34, 0.46);
  const dust = times(5, (n) =>
    brush.puff(
      -20 + n * 34,
      -10,
      30 * swell(t, 0.18 + 0.04 * n, 0.6 + 0.04 * n),
      paint.l,
      paint,
      0.9 * swell(t, 0.18, 0.75),
      n,
    ),
  );
  const flare = swell(t, 0.42, 0.86);
  const beams = [0, 90].flatMap((turn) => {
    const along: Curve = (share) =>
      brush.round(reach, -152, (turn ? 210 : 150) * flare * (share * 2 - 1), turn);
    return [
      brush.inked(brush.ribbon(along, 0, 1, 34, brush.spindle), paint.l, paint, flare),
      brush.area(brush.ribbon(along, 0.1, 0.9, 12, brush.spindle), paint.a, flare),
    ];
  });
  const speed = times(4, (n) => [
    brush.area(
      brush.ribbon((share) => [-150 + 190 * share, -220 + 50 * n], 0, 1, 8, brush.dart),
      paint.l,
      swell(t, 0.16, 0.5),
    ),
  ]);
  return [
    ...speed,
    ...dust,
    ...brush.slash(air, lance, part(t, 0.56, 0.86), thrust, 50, brush.dart).map((mark) => ({
      ...mark,
      fade: mark.fade * gone,
    })),
    ...beams,
    ...brush.shards(air, reach, -152, 140, 0.44, 3),
  ];
}

function flaskOfLastHope(air: Air): Mark[] {
  const { t, paint } = air;
  const fly = brush.lob([50, -270], [96, -14], 20);
  const way = part(t, 0.16, 0.34) ** 1.6;
  const lit = burst(t, 0.34, 0.52);
  const gone = 1 - part(t, 0.76, 1);
  const pillar = `M${96 - 58 * lit},6L${96 + 58 * lit},6L${96 + 44 * lit},-300L${96 - 44 * lit},-300Z`;
  const [w, h] = [15 * lit, 52 * lit];
  const cross = `M${96 - w},${-170 - 1.4 * h}h${2 * w}v${1.4 * h - w}h${h - w}v${2 * w}h${w - h}v${1.9 * h}h${-2 * w}v${-1.9 * h}h${w - h}v${-2 * w}h${h - w}Z`;
  return [
    brush.area(pillar, paint.l, 0.55 * gone * lit),
    brush.area(pillar, paint.a, 0.2 * gone * lit),
    brush.inked(cross, paint.l, paint, gone * lit),
    brush.inked(brush.disc(96, 4, 84 * lit), paint.a, paint, gone),
    ...(way < 1 ? brush.stamp(air, FLASK, fly(way), 1, 300 * way, part(t, 0.06, 0.14)) : []),
    ...brush.shards(air, 96, -16, 130, 0.34, 5, 10),
  ];
}

export const lostKnightSketches: Record<string, Sketch> = {
  "lost-knight/bitter-brew": bitterBrew,
  "lost-knight/tainted-blade": taintedBlade,
  "lost-knight/quests-end": questsEnd,
  "lost-knight/flask-of-last-hope": flaskOfLastHope,
};
