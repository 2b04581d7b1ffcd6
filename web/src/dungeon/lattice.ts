/** Where things lie on the floor, in units of the floor: cards overlap their diagonal neighbours by one corner field. */

export const CARD_W = 100;
export const CARD_H = 140;
/** The field of a corner number, which the corner of another card covers exactly. */
export const CORNER_W = 30;
export const CORNER_H = 34;
/** From one cell to the next. */
export const STEP_X = CARD_W - CORNER_W;
export const STEP_Y = CARD_H - CORNER_H;

/** A cell, or the vertex at its upper left: x to the right and y downwards from the start card. */
export type Cell = readonly [x: number, y: number];

/** Where the first card lies. */
export const CENTRE: Cell = [0, 0];

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** As notations write it. */
export function keyOf([x, y]: Cell): string {
  return `${x},${y}`;
}

export function cellOf(key: string): Cell {
  const [x = 0, y = 0] = key.split(",").map(Number);
  return [x, y];
}

export function isSameCell(one: Cell | null, other: Cell | null): boolean {
  return one !== null && other !== null && one[0] === other[0] && one[1] === other[1];
}

/** The upper left of the card on a cell. */
export function cornerOf([x, y]: Cell): Point {
  return { x: x * STEP_X, y: y * STEP_Y };
}

export function boxOf(cell: Cell): Box {
  return { ...cornerOf(cell), width: CARD_W, height: CARD_H };
}

export function middleOf(cell: Cell): Point {
  const { x, y } = cornerOf(cell);
  return { x: x + CARD_W / 2, y: y + CARD_H / 2 };
}

/** The middle of the corner field that two cards share. */
export function vertexPoint(vertex: Cell): Point {
  const { x, y } = cornerOf(vertex);
  return { x: x + CORNER_W / 2, y: y + CORNER_H / 2 };
}

/** The vertex at a corner of a cell; corners are read NW, NE, SW, SE. */
export function vertexOf([x, y]: Cell, corner: number): Cell {
  return [x + (corner % 2), y + (corner >> 1)];
}

/** The cell across a corner, which shares it. */
export function acrossOf([x, y]: Cell, corner: number): Cell {
  return [x + (corner % 2 ? 1 : -1), y + (corner >> 1 ? 1 : -1)];
}

/** A cell and those across its corners. */
export function around(cell: Cell): Cell[] {
  return [cell, ...[0, 1, 2, 3].map((corner) => acrossOf(cell, corner))];
}

/** All that some cells cover together; of none the cell in the middle. */
export function boundsOf(cells: readonly Cell[]): Box {
  return unite((cells.length ? cells : [CENTRE]).map(boxOf));
}

/** The smallest box with some boxes in it, of which there is at least one. */
export function unite(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The cell of any colour whose middle is nearest. */
export function cellAround({ x, y }: Point): Cell {
  return [Math.round((x - CARD_W / 2) / STEP_X), Math.round((y - CARD_H / 2) / STEP_Y)];
}

/** Of the cells that cards lie on, as on one colour of a chessboard, the one whose middle is nearest. */
export function nearestCell({ x, y }: Point): Cell {
  const [column, row] = cellAround({ x, y });
  const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx): Cell => [column + dx, row + dy]));
  const used = around.filter(([cx, cy]) => (cx + cy) % 2 === 0);
  const far = used.map((cell) => distance(middleOf(cell), { x, y }));
  return used[far.indexOf(Math.min(...far))] ?? [0, 0];
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
