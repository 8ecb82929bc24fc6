/** What a formula is drawn of. Places are relative to the left end of the baseline of their box, points; y goes down. */
export type Ink =
  | { kind: 'glyph'; id: number; text: string; size: number; x: number; y: number; colour?: string }
  /** A character that the font lacks. */
  | { kind: 'text'; text: string; size: number; x: number; y: number; colour?: string }
  | { kind: 'rule'; x: number; y: number; width: number; height: number; colour?: string }
  | { kind: 'line'; x: number; y: number; toX: number; toY: number; colour?: string };

/** A part of a formula. Height is over its baseline, depth is below. */
export interface Box {
  width: number;
  height: number;
  depth: number;
  ink: readonly Ink[];
  /** By how much its top leans to the right of its width. */
  italics?: number;
}

export const emptyBox: Box = { width: 0, height: 0, depth: 0, ink: [] };

export const spaceBox = (width: number): Box => ({ ...emptyBox, width });

/** A filled rectangle over the baseline. */
export const ruleBox = (width: number, height: number, depth: number, colour?: string): Box => ({
  width,
  height,
  depth,
  ink: [{ kind: 'rule', x: 0, y: -height, width, height: height + depth, ...(colour && { colour }) }],
});

export const lineInk = (x: number, y: number, toX: number, toY: number): Ink => ({
  kind: 'line',
  x,
  y,
  toX,
  toY,
});

function movedInk(ink: Ink, x: number, y: number): Ink {
  const moved = { ...ink, x: ink.x + x, y: ink.y + y };
  return moved.kind === 'line' ? { ...moved, toX: moved.toX + x, toY: moved.toY + y } : moved;
}

/** A box with its place in another one; y goes down. */
export interface Placed {
  box: Box;
  x: number;
  y?: number;
}

/** Boxes at their places as one box. @param width of the whole. @default to the right end of the last one */
export function together(placed: readonly Placed[], width?: number): Box {
  let [right, height, depth] = [0, 0, 0];
  const ink: Ink[] = [];
  for (const { box, x, y = 0 } of placed) {
    right = Math.max(right, x + box.width);
    height = Math.max(height, box.height - y);
    depth = Math.max(depth, box.depth + y);
    for (const one of box.ink) ink.push(movedInk(one, x, y));
  }
  return { width: width ?? right, height, depth, ink };
}

/** Boxes side by side. */
export function beside(boxes: readonly Box[]): Box {
  let x = 0;
  const placed = boxes.map((box) => {
    const place = { box, x };
    x += box.width;
    return place;
  });
  const italics = boxes.at(-1)?.italics;
  return { ...together(placed, x), ...(italics !== undefined && { italics }) };
}

/** A box in another size. */
export function scaled(box: Box, by: number): Box {
  if (by === 1) return box;
  const ink = box.ink.map((one): Ink => {
    const placed = { ...one, x: one.x * by, y: one.y * by };
    if (placed.kind === 'rule') return { ...placed, width: placed.width * by, height: placed.height * by };
    if (placed.kind === 'line') return { ...placed, toX: placed.toX * by, toY: placed.toY * by };
    return { ...placed, size: placed.size * by };
  });
  return { width: box.width * by, height: box.height * by, depth: box.depth * by, ink };
}

/** A box whose ink without a colour of its own has this one. */
export const coloured = (box: Box, colour: string | undefined): Box =>
  colour === undefined ? box : { ...box, ink: box.ink.map((one) => ({ colour, ...one })) };
