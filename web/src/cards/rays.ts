/** A sunburst as one path: every other slice of a circle, wider than any picture. */

const FAR = 190;

export function rays(x: number, y: number, count: number, turn: number): string {
  const slice = Math.PI / count;
  return Array.from({ length: count }, (_, number) => {
    const angle = (2 * number + turn) * slice;
    return `M${x} ${y}L${end(x, y, angle)} ${end(x, y, angle + slice)}Z`;
  }).join("");
}

function end(x: number, y: number, angle: number): string {
  return `${Math.round(x + FAR * Math.cos(angle))} ${Math.round(y + FAR * Math.sin(angle))}`;
}
