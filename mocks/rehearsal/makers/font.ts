/** A font of 5 × 7 dots for capital letters, digits and signs, and lines of text in it. */

/** Width and height of a character with its gaps, dots. */
const CELL = { width: 6, height: 9 } as const;

/** Seven rows from top to bottom, each a digit of base 32 whose bits are the dots from left to right. */
const glyphs: Readonly<Record<string, string>> = {
  ' ': '0000000',
  A: 'ehhvhhh',
  B: 'uhhuhhu',
  C: 'ehggghe',
  D: 'uhhhhhu',
  E: 'vgguggv',
  F: 'vgguggg',
  G: 'ehgnhhe',
  H: 'hhhvhhh',
  I: 'e44444e',
  J: '72222ic',
  K: 'hikokih',
  L: 'ggggggv',
  M: 'hrllhhh',
  N: 'hhpljhh',
  O: 'ehhhhhe',
  P: 'uhhuggg',
  Q: 'ehhhlid',
  R: 'uhhukih',
  S: 'fgge11u',
  T: 'v444444',
  U: 'hhhhhhe',
  V: 'hhhhha4',
  W: 'hhhllla',
  X: 'hha4ahh',
  Y: 'hhha444',
  Z: 'v1248gv',
  Б: 'vgguhhu',
  Г: 'vgggggg',
  Д: '6aaaavh',
  Ё: 'avguggv',
  Ж: 'lle4ell',
  З: 'eh161he',
  И: 'hhjlphh',
  Й: 'a4hjlph',
  Л: '799999h',
  П: 'vhhhhhh',
  У: 'hhhf11e',
  Ф: '4elle44',
  Ц: 'iiiiiv1',
  Ч: 'hhhf111',
  Ш: 'llllllv',
  Щ: 'lllllv1',
  Ъ: 'o88e99e',
  Ы: 'hhplllp',
  Ь: 'ggguhhu',
  Э: 'eh1f1he',
  Ю: 'illtlli',
  Я: 'fhhf59h',
  '0': 'ehjlphe',
  '1': '4c4444e',
  '2': 'eh1248v',
  '3': 'v2421he',
  '4': '26aiv22',
  '5': 'vgu11he',
  '6': '68guhhe',
  '7': 'v124888',
  '8': 'ehhehhe',
  '9': 'ehhf12c',
  '.': '00000cc',
  ',': '0000c48',
  '!': '4444404',
  '?': 'eh12404',
  '-': '000v000',
  ':': '0cc0cc0',
  ';': '0cc0c48',
  '(': '2488842',
  ')': '8422248',
  '/': '01248g0',
  '"': 'aa00000',
  '«': '05aka50',
  '»': '0ka5ak0',
  '+': '044v440',
  '=': '00v0v00',
  '%': 'op248j3',
  '&': 'cik8lid',
  '№': 'iqmi033',
  '₽': 'e99e8u8',
  '#': 'aavavaa',
  _: '000000v',
  "'": '4400000',
};
/** Cyrillic capitals that look like Latin ones. */
const twins: Readonly<Record<string, string>> = Object.fromEntries(
  [...'АВЕКМНОРСТХ'].map((letter, index) => [letter, [...'ABEKMHOPCTX'][index] ?? letter]),
);
const UNKNOWN = 'vhhhhhv';

function glyphOf(character: string): string {
  const capital = character.toUpperCase();
  const plain = /[–—−]/.test(capital) ? '-' : /\s/.test(capital) ? ' ' : (twins[capital] ?? capital);
  return glyphs[plain] ?? UNKNOWN;
}

/** A line of text and the rectangle that it takes, pixels. */
export interface TextLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Pixels of one dot. */
  readonly scale: number;
}

/** Breaks a text at blanks into lines of at most `length` characters; longer words are cut. */
export function wrapped(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const characters = [...word];
    for (let from = 0; from < characters.length; from += length) {
      const part = characters.slice(from, from + length).join('');
      const last = lines.at(-1);
      const fits = from === 0 && last !== undefined && [...last].length + 1 + [...part].length <= length;
      if (fits) lines[lines.length - 1] = `${last} ${part}`;
      else lines.push(part);
    }
  }
  return lines;
}

/** Places lines under each other from a corner. */
export function placed(texts: readonly string[], x: number, y: number, scale: number): TextLine[] {
  return texts.map((text, index) => ({
    text,
    x,
    y: y + index * CELL.height * scale,
    width: [...text].length * CELL.width * scale,
    height: 7 * scale,
    scale,
  }));
}

/** How many characters fit into a width. */
export const charactersIn = (width: number, scale: number): number =>
  Math.floor(width / (CELL.width * scale));

/** Draws a line into an image of one byte per pixel; what is outside is left out. */
export function drawLine(pixels: Uint8Array, width: number, line: TextLine, colour: number): void {
  const { x, y, scale } = line;
  for (const [index, character] of [...line.text].entries()) {
    for (const [row, digit] of [...glyphOf(character)].entries()) {
      const bits = Number.parseInt(digit, 32);
      for (let dot = 0; dot < 5; dot++) {
        if (!(bits & (16 >> dot))) continue;
        const left = x + (index * CELL.width + dot) * scale;
        if (left + scale > width) continue;
        for (let dy = 0; dy < scale; dy++) {
          const at = (y + row * scale + dy) * width + left;
          pixels.fill(colour, at, at + scale);
        }
      }
    }
  }
}
