/** Marks of list items: letters of both alphabets and Roman numerals, and numbers. */

/** The letters that Word counts with; «ё», «й», «ъ», «ы» and «ь» are left out, as in the rules for documents. */
const russian = 'абвгдежзиклмнопрстуфхцчшщэюя';
const wholeRussian = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
/** Letters that a list may leave out, by GOST R 2.105 and GOST 7.32. */
const leftOut = /^[ёзйочъыь]+$/;
const latin = 'abcdefghijklmnopqrstuvwxyz';

const pattern = /^([a-zа-яё]|[ivx]{2,6})([.)])(?=[ \t]+\S|[ \t]*$)/i;

/** A letter or a Roman numeral before an item, with its sign: «а)», «iv.». */
export interface LetterMark {
  readonly text: string;
  /** In lower case. */
  readonly letters: string;
  readonly isUpper: boolean;
  readonly end: string;
}

/** The mark at the beginning of a text; undefined if there is none. A mark has one blank behind it, or the text ends. */
export function letterMarkOf(text: string): LetterMark | undefined {
  const [mark = '', written = '', end = ''] = pattern.exec(text) ?? [];
  const letters = written.toLowerCase();
  const isUpper = letters !== written;
  if (mark === '' || (isUpper && written !== written.toUpperCase())) return undefined;
  return { text: mark, letters, isUpper, end };
}

const ones = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
/** 0 to 39. */
const romans = ['', 'x', 'xx', 'xxx'].flatMap((tens) => ones.map((one) => tens + one));
/** Zero if it is none. */
const romanNumber = (letters: string): number => Math.max(0, romans.indexOf(letters));

/** Whether one mark is the next after another in its alphabet or as a Roman numeral. */
export function follows(before: LetterMark, { letters, isUpper, end }: LetterMark): boolean {
  if (before.end !== end || before.isUpper !== isUpper) return false;
  const number = romanNumber(before.letters);
  if (number > 0 && romanNumber(letters) === number + 1) return true;
  if (before.letters.length > 1 || letters.length > 1) return false;
  const [from, to] = [latin.indexOf(before.letters), latin.indexOf(letters)];
  if (from >= 0 || to >= 0) return from >= 0 && to === from + 1;
  const [first, second] = [wholeRussian.indexOf(before.letters), wholeRussian.indexOf(letters)];
  const between = wholeRussian.slice(first + 1, Math.max(first + 1, second));
  return second > first && (between === '' || leftOut.test(between));
}

/** Whether a mark is the first one of its kind. */
export const isFirst = ({ letters }: LetterMark): boolean => /^[аai]$/.test(letters);

/** How a list counts. */
export type Counting = 'decimal' | 'russian' | 'latin' | 'roman';

/** What a mark stands for, and its sign; the letters «ё», «й», «ъ», «ы» and «ь» are counted by nothing. */
export interface Count {
  readonly counting: Counting;
  readonly number: number;
  readonly isUpper: boolean;
  readonly end: string;
}

/**
 * Reads a mark.
 *
 * @param mark «3)», «б)», «iv.»
 * @param isRoman whether «i», «v» and «x» are numbers
 * @returns undefined if no program counts so
 */
export function countOf(mark: string, isRoman: boolean): Count | undefined {
  const decimal = /^(\d{1,9})([.)])$/.exec(mark);
  if (decimal)
    return { counting: 'decimal', number: Number(decimal[1]), isUpper: false, end: decimal[2] ?? '' };
  const { letters = '', isUpper = false, end = '' } = letterMarkOf(mark) ?? {};
  const found: [Counting, number][] = [
    ['roman', isRoman ? romanNumber(letters) : 0],
    ['latin', letters.length === 1 ? latin.indexOf(letters) + 1 : 0],
    ['russian', letters.length === 1 ? russian.indexOf(letters) + 1 : 0],
  ];
  const [counting, number = 0] = found.find(([, value]) => value > 0) ?? [];
  return counting && { counting, number, isUpper, end };
}
