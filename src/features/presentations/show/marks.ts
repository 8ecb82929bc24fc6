/** The laser point and the lines that a presenter puts on a slide. They are never saved. */
import { isRecord } from '#lib/guards.ts';
import { CANVAS } from '../model/deck.ts';

/** A place on a slide, px of 1280 × 720. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
/** A drawn line. */
export type Stroke = readonly Point[];
export type MarkTool = 'pointer' | 'pen';

/** The lines of all slides, by the id of the slide. */
export type Drawn = Readonly<Record<string, readonly Stroke[]>>;

/** Greatest number of lines of a slide, and of points of a line, that a window accepts from the other one. */
const [STROKES, POINTS] = [1000, 5000];

export const isPoint = (value: unknown): value is Point =>
  isRecord(value) && Number.isFinite(value['x']) && Number.isFinite(value['y']);

export const isStroke = (value: unknown): value is Stroke =>
  Array.isArray(value) && value.length <= POINTS && value.every(isPoint);

export const isDrawn = (value: unknown): value is Drawn =>
  isRecord(value) &&
  Object.values(value).every(
    (strokes) => Array.isArray(strokes) && strokes.length <= STROKES && strokes.every(isStroke),
  );

/** Converts a place in the window to a place on the slide, rounded to 0.1 px. @param box of the slide in the window */
export function pointIn(
  { clientX, clientY }: { clientX: number; clientY: number },
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Point {
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return {
    x: tenth(((clientX - left) / width) * CANVAS.width),
    y: tenth(((clientY - top) / height) * CANVAS.height),
  };
}

/** A line as an SVG path. A single point becomes a path of length 0, which round ends draw as a dot. */
export const pathOf = (stroke: Stroke): string =>
  stroke.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('') +
  (stroke.length === 1 ? 'h0' : '');
