/** Simple drawings of labelled areas, such as the plan of a building, as PNG. */

import { encodePng } from '#mocks/domain/formats/png.ts';
import { charactersIn, drawLine, placed, wrapped } from './font.ts';

type Colour = readonly [number, number, number];

/** An area in pixels with its label, line by line; one without a label is drawn as a line. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  /** Number of its tone, from 0. */
  readonly tone: number;
}

const PAPER = 0;
const EDGE = 1;
const INK = 2;
const TONES = 3;
const palette: readonly Colour[] = [
  ...([
    [248, 250, 252],
    [51, 65, 85],
    [15, 23, 42],
  ] as const),
  ...([
    [219, 234, 254],
    [220, 252, 231],
    [254, 243, 199],
    [237, 233, 254],
    [226, 232, 240],
  ] as const),
];
const LINE = 4;
const SCALE = 4;

/** The picture of areas; equal areas give equal bytes. The text says what is shown. */
export function schemePicture(
  width: number,
  height: number,
  areas: readonly Area[],
  text: string,
): Uint8Array {
  const pixels = new Uint8Array(width * height).fill(PAPER);
  const fill = (x: number, y: number, wide: number, high: number, colour: number): void => {
    for (let row = y; row < y + high; row++) pixels.fill(colour, row * width + x, row * width + x + wide);
  };
  for (const { x, y, width: wide, height: high, label, tone } of areas) {
    fill(x, y, wide, high, EDGE);
    // A connection is all edge.
    if (label === '') continue;
    fill(x + LINE, y + LINE, wide - 2 * LINE, high - 2 * LINE, TONES + (tone % (palette.length - TONES)));
    const length = charactersIn(wide - 4 * LINE, SCALE);
    const lines = label.split('\n').flatMap((part) => wrapped(part, length));
    const top = y + Math.max(4 * LINE, Math.floor((high - lines.length * 9 * SCALE) / 2));
    for (const line of placed(lines, x, top, SCALE)) {
      const middle = x + Math.floor((wide - line.width) / 2);
      drawLine(pixels, width, { ...line, x: middle }, INK);
    }
  }
  return encodePng({ width, height, pixels, palette, text });
}
