/** The pictures that the stand-in draws: one for a prompt, and the page of a scan. */

import { encodePng } from '#mocks/domain/formats/png.ts';
import { charactersIn, drawLine, placed, type TextLine, wrapped } from './font.ts';
import { hashOf, randomFrom } from './random.ts';

type Colour = readonly [number, number, number];

/** Colours of the gradient; few, so that the files are small. */
const STEPS = 64;
const BAND = STEPS;
const INK = STEPS + 1;

/** A colour by its hue (0 to 1) with fixed saturation and the given lightness. */
function colourOf(hue: number, lightness: number): Colour {
  const channel = (offset: number) => {
    const wheel = Math.abs((((hue + offset) % 1) + 1) % 1) * 6;
    const level = Math.min(Math.max(Math.abs(wheel - 3) - 1, 0), 1);
    const chroma = (1 - Math.abs(2 * lightness - 1)) * 0.65;
    return Math.round((lightness + chroma * (level - 0.5)) * 255);
  };
  return [channel(0), channel(-1 / 3), channel(1 / 3)];
}

function gradient(hue: number): Colour[] {
  const from = colourOf(hue, 0.3);
  const to = colourOf(hue + 0.22, 0.72);
  const mix = (index: number, channel: 0 | 1 | 2) =>
    Math.round(from[channel] + ((to[channel] - from[channel]) * index) / (STEPS - 1));
  return Array.from({ length: STEPS }, (_, index) => [mix(index, 0), mix(index, 1), mix(index, 2)] as const);
}

/** A picture's lines of text: the prompt, and that this is a rehearsal. */
function linesOf(prompt: string, width: number, height: number): TextLine[] {
  const scale = Math.max(2, Math.floor(Math.min(width, height) / 256));
  const edge = scale * 8;
  const texts = wrapped(prompt, charactersIn(width - 2 * edge, scale)).slice(0, 5);
  const top = height - edge - texts.length * 9 * scale;
  return [...placed(['Репетиция'], edge, edge, scale), ...placed(texts, edge, top, scale)];
}

/** The lines that a picture with this prompt shows, for the service that recognises text. */
export function promptLines(prompt: string, width: number, height: number): TextLine[] {
  return linesOf(prompt, width, height).slice(1);
}

/**
 * A picture for a prompt as PNG: a gradient with a round light, by the seed, and the prompt below. Equal prompt, size
 * and seed give equal bytes.
 *
 * @param look further words that change the picture, such as what must not be in it
 */
export function promptPicture(
  prompt: string,
  width: number,
  height: number,
  seed: number,
  look = '',
): Uint8Array {
  const random = randomFrom(hashOf(`${prompt}\n${look}`) ^ seed);
  const palette = [...gradient(random()), [16, 18, 24] as const, [255, 255, 255] as const];
  const angle = random() * 2 * Math.PI;
  const [lean, rise] = [Math.cos(angle) / (2 * width), Math.sin(angle) / (2 * height)];
  const [centreX, centreY] = [width * (0.2 + random() * 0.6), height * (0.2 + random() * 0.6)];
  const radius = Math.min(width, height) * (0.25 + random() * 0.2);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const slope = 0.5 + (x - width / 2) * lean + (y - height / 2) * rise;
      const distance = Math.sqrt((x - centreX) ** 2 + (y - centreY) ** 2);
      const light = distance < radius ? 0.3 * (1 - distance / radius) : 0;
      pixels[y * width + x] = Math.min(
        STEPS - 1,
        Math.max(0, Math.floor((slope * 0.8 + light + 0.05) * STEPS)),
      );
    }
  }
  const lines = linesOf(prompt, width, height);
  for (const { x, y, width: length, height: size, scale } of lines) {
    for (let row = y - 2 * scale; row < y + size + 2 * scale; row++) {
      const from = row * width + x - 2 * scale;
      pixels.fill(BAND, from, Math.min(from + length + 3 * scale, (row + 1) * width));
    }
  }
  for (const line of lines) drawLine(pixels, width, line, INK);
  return encodePng({ width, height, pixels, palette, text: prompt });
}

/** The size of the pages that `pagePicture` draws: A4 at 75 dots per inch. */
export const PAGE = { width: 620, height: 877 } as const;

/** A white page with lines of text, and where each line stands. */
export function pagePicture(texts: readonly string[]): { bytes: Uint8Array; lines: readonly TextLine[] } {
  const { width, height } = PAGE;
  const lines = placed(texts, 40, 48, 2).map((line, index) => ({ ...line, y: line.y + index * 14 }));
  const pixels = new Uint8Array(width * height);
  for (const line of lines) drawLine(pixels, width, line, 1);
  const palette = [[255, 255, 255] as const, [24, 24, 28] as const];
  return { bytes: encodePng({ width, height, pixels, palette, text: texts.join('\n') }), lines };
}
