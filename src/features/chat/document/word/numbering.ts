import { LevelFormat } from 'docx';
import type { Count } from '#markdown/list-marks.ts';

const formats = {
  decimal: [LevelFormat.DECIMAL, LevelFormat.DECIMAL],
  russian: [LevelFormat.RUSSIAN_LOWER, LevelFormat.RUSSIAN_UPPER],
  latin: [LevelFormat.LOWER_LETTER, LevelFormat.UPPER_LETTER],
  roman: [LevelFormat.LOWER_ROMAN, LevelFormat.UPPER_ROMAN],
} as const;

/** The numbers of a list of Word from an item on; a mark that Word does not count is a text. */
export function countedAs(mark: string, count: Count | undefined, level: number) {
  if (!count) return { start: 1, format: LevelFormat.NONE, text: mark };
  const format = formats[count.counting][count.isUpper ? 1 : 0];
  return { start: count.number, format, text: `%${level + 1}${count.end}` };
}
