/** The specials of Mgielec as they are seen. */

import * as brush from "$lib/art/effects/brush";
import type { Air, Curve, Mark, Point, Sketch } from "$lib/art/effects/brush";
import { SKULL, MASK, BOND, HOOK } from "$lib/art/effects/stamps";
import { burst, chance, part, swell, times } from "$lib/art/effects/timing";

function doom(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const loom = burst(t, 0.14, 0.4);
  const fall = part(t, 0.56, 0.68) ** 2;
  const gone = 1 - part(t, 0.74, 0.98);
  const y = -330 + 40 * (1 - loom) + 170 * fall;
  const shroud = times(6, (n) => {
    const along = brush.wave(
      [reach + (n - 2.5) * 26, y - 40],
      [reach + (n - 2.5) * 48, y - 150 * (0.5 + chance(n))],
      12,
      2,
      t * 5 + n,
    );
    return [brush.area(brush.ribbon(along, 0, 1, 40, brush.tail), n % 2 ? paint.m : paint.d, loom * gone)];
  });
  const beam = `M${reach - 40},${y}L${reach + 40},${y}L${reach + 80},0L${reach - 80},0Z`;
  return [
    brush.area(beam, paint.a, 0.28 * loom * gone),
    ...shroud,
    ...brush.stamp(air, SKULL, [reach, y], 1.5 * loom + 0.5 * fall, 0, gone),
    brush.line(brush.disc(reach, 0, 60 + 110 * burst(t, 0.66, 0.9)), paint.a, 7, swell(t, 0.64, 1)),
    ...brush.impact(air, reach, -120, 62, 0.66, 3),
  ];
}

function chainYank(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const out = burst(t, 0.24, 0.4) * (1 - 0.66 * part(t, 0.54, 0.8) ** 2);
  const gone = part(t, 0.22, 0.24) * (1 - part(t, 0.82, 0.96));
  const hand = Math.min(130, reach / 2) * (1 - 0.8 * part(t, 0.5, 0.72));
  const end: Point = [hand + (reach - hand) * out, -192 + 34 * out];
  const along = brush.wave([hand, -192], end, 24 * (1 - part(t, 0.38, 0.5)), 3, t * 4);
  const count = Math.max(3, Math.round((end[0] - hand) / 21));
  const chain = times(count, (n) => {
    const share = (n + 0.5) / count;
    return brush.stamp(air, BOND, along(share), 1, brush.heading(along, share) + (n % 2 ? 16 : -16), gone);
  });
  const pull = times(4, (n) => {
    const y = -220 + 46 * n;
    return [
      brush.area(
        brush.ribbon((share) => [end[0] + 50 + 110 * share, y], 0, 1, 10, brush.tail),
        paint.l,
        gone * swell(t, 0.52, 0.86),
      ),
    ];
  });
  return [
    ...pull,
    ...chain,
    ...brush.stamp(air, HOOK, end, 1.1, 0, gone),
    ...brush.impact(air, reach, -158, 40, 0.4, 4),
  ];
}

function revenge(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const wisps = times(6, (n) => {
    const way = part(t, 0.3 + 0.035 * n, 0.62 + 0.035 * n);
    const from = brush.round(0, -160, 96, 60 * n + 260 * part(t, 0, 0.4));
    const along: Curve = (share) => {
      const [x, y] = brush.mix(from, [reach, -150], share);
      return [x, y + (n % 2 ? 1 : -1) * (40 + 16 * n) * Math.sin(share * Math.PI)];
    };
    const [x, y] = along(way);
    const seen = part(t, 0.04, 0.2) * (1 - part(way, 0.97, 1));
    return [
      brush.inked(brush.ribbon(along, Math.max(0, way - 0.4), way, 30, brush.dart), paint.a, paint, seen),
      brush.inked(brush.circle(x, y, 13), n % 2 ? paint.l : paint.a, paint, seen),
    ];
  });
  const face = swell(t, 0.02, 0.56);
  return [
    ...brush.stamp(air, MASK, [0, -270], 1.3 * face, 0, face),
    ...wisps,
    ...brush.impact(air, reach, -150, 60, 0.66, 8),
  ];
}

function layCurse(air: Air): Mark[] {
  const { t, reach, paint } = air;
  const drawn = part(t, 0.26, 0.6);
  const gone = 1 - part(t, 0.84, 1);
  const ring = brush.arc(reach, -160, 92, 90 + 60 * t, 450 + 60 * t);
  const inner = brush.arc(reach, -160, 66, 90 - 60 * t, -270 - 60 * t);
  const points = times(6, (n) => [
    ring(((n * 2) % 5) / 5)
      .map(Math.round)
      .join(","),
  ]);
  const sigil = `M${points.join("L")}`;
  const eye = `M${reach - 30},-160Q${reach},-186 ${reach + 30},-160Q${reach},-134 ${reach - 30},-160Z`;
  const fog = times(6, (n) => {
    const x = reach + (n - 2.5) * 46 + 14 * Math.sin(t * 5 + n);
    return brush.puff(
      x,
      -6 - 10 * chance(n),
      34 * burst(t, 0.3 + 0.04 * n, 0.7),
      n % 2 ? paint.l : paint.m,
      paint,
      0.85 * gone,
      n,
    );
  });
  return [
    brush.line(
      brush.ribbon(ring, 0, drawn, 1, () => 1, 40),
      paint.i,
      13,
      gone,
    ),
    brush.line(
      brush.ribbon(ring, 0, drawn, 1, () => 1, 40),
      paint.a,
      7,
      gone,
    ),
    brush.line(
      brush.ribbon(inner, 0, drawn, 1, () => 1, 40),
      paint.l,
      3,
      gone,
    ),
    brush.line(sigil, paint.a, 4, gone * part(t, 0.5, 0.62)),
    brush.inked(eye, paint.l, paint, gone * part(t, 0.54, 0.64)),
    brush.inked(brush.circle(reach, -160, 11), paint.a, paint, gone * part(t, 0.56, 0.66)),
    ...fog,
  ];
}

export const mgielecSketches: Record<string, Sketch> = {
  "mgielec/doom": doom,
  "mgielec/chain-yank": chainYank,
  "mgielec/revenge": revenge,
  "mgielec/lay-curse": layCurse,
};
