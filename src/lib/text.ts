import { lazily } from './lazily.ts';

const rules = new Intl.PluralRules('ru');
const numbers = lazily(() => new Intl.NumberFormat('ru-RU'));

/** Formats a number with its noun: `21 минута`, `3 минуты`, `1 250 минут`. The spaces do not break. */
export function plural(count: number, one: string, few: string, many: string): string {
  const rule = rules.select(count);
  const noun = rule === 'one' ? one : rule === 'few' ? few : many;
  // Those below 1000 have no blank within.
  const number = Number.isInteger(count) && Math.abs(count) < 1000 ? count : numbers().format(count);
  return `${number}\u00a0${noun}`;
}

/** The first 60 characters of a text in one line, for names. */
export const textStart = (text: string): string =>
  [...text.replaceAll(/\s+/g, ' ').trim()].slice(0, 60).join('').trim();
