/**
 * Which functions the rehearsal model calls: by words of the request alone, so that nothing in a file or a result starts a
 * call (LAB-22).
 */
import { type ArgumentSchema, readParameters } from '#lib/function-parameters.ts';
import { CalculationFault, calculate } from '#mocks/domain/functions/calculator.ts';
import type { ModelFunction } from '#mocks/domain/model/model.ts';
import { fold } from '#mocks/rehearsal/makers/rehearsal-texts.ts';

interface Asked {
  readonly name: string;
  readonly arguments: string;
}

const months = [
  'январ',
  'феврал',
  'март',
  'апрел',
  'мая',
  'июн',
  'июл',
  'август',
  'сентябр',
  'октябр',
  'ноябр',
  'декабр',
];

/** An arithmetic expression in a text; undefined without one. Dates and ranges are none. */
function expressionIn(text: string): string | undefined {
  for (const [found] of text.matchAll(/[(\d][\d\s.,()+*/×÷^−%-]*[\d)%]/gu)) {
    const isDate = /^\d{4}-\d\d-\d\d$|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/.test(found);
    if (isDate || !/[+*/×÷^−]|\d\s-\s/u.test(found)) continue;
    try {
      calculate(found);
      return found.trim();
    } catch (error) {
      if (!(error instanceof CalculationFault)) throw error;
    }
  }
  return undefined;
}

/** The date that a text names, `20.11.2026` or «20 ноября» of this year, as `YYYY-MM-DD`. */
function dateIn(words: string, now: Date): string | undefined {
  const [, day = '', month = '', year = ''] = /(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(words) ?? [];
  const written = (inMonth: string, inYear: string, number: number) =>
    `${inYear}-${String(number).padStart(2, '0')}-${inMonth.padStart(2, '0')}`;
  const texts = year ? [written(day, year, Number(month))] : [];
  for (const [, inMonth = '', name = ''] of words.matchAll(/(\d{1,2}) ([а-я]{3,10})/g)) {
    const number = months.findIndex((one) => name.startsWith(one)) + 1;
    if (number > 0) texts.push(written(inMonth, String(now.getFullYear()), number));
  }
  return texts.find((text) => !Number.isNaN(Date.parse(text)));
}

function datesIn(text: string, now: Date): object | undefined {
  const words = fold(text);
  const [, count, working] = /через\s+(\d{1,4})\s+(рабочи[а-я]*\s+)?(?:дн|день)/u.exec(words) ?? [];
  if (count === undefined) return undefined;
  const from = dateIn(words, now);
  return { days: Number(count), ...(from && { from }), ...(working !== undefined && { working: true }) };
}

/** What the functions of the portal are called with, by their names. */
const builtIn: Readonly<Record<string, (text: string, now: Date) => object | undefined>> = {
  calculator: (text) => {
    const expression = expressionIn(text);
    return expression === undefined ? undefined : { expression };
  },
  dates: datesIn,
  table_lookup: (text) => {
    const [, wanted = ''] = /найди в\s+таблице[:\s]+[«"]?([^\n»"]{1,200})/iu.exec(text) ?? [];
    return wanted.trim() ? { text: wanted.trim() } : undefined;
  },
  text_stats: (text) => {
    const [, counted = ''] = /сколько (?:слов|знаков)[^:\n]{0,80}:\s*([\s\S]{1,10000})/iu.exec(text) ?? [];
    return counted.trim() ? { text: counted.trim() } : undefined;
  },
};

/** A value of an argument, made of the words of the request. */
function valueFor(schema: ArgumentSchema, text: string, now: Date): unknown {
  const [first] = schema.enum ?? [];
  if (first !== undefined) return schema.enum?.find((one) => text.includes(String(one))) ?? first;
  const money = /\d[\d\u00a0\u202f ]*(?:[.,]\d+)?(?=\s*(?:₽|руб))/u.exec(text);
  const [digits = '1'] = money ?? /\d+(?:[.,]\d+)?/.exec(text) ?? [];
  const number = Number(digits.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.'));
  switch (schema.type) {
    case 'number':
      return number;
    case 'integer':
      return Math.round(number);
    case 'boolean':
      return true;
    case 'array':
      return schema.items ? [valueFor(schema.items, text, now)] : [];
    default:
      if (schema.format === 'date') return dateIn(fold(text), now) ?? now.toISOString().slice(0, 10);
      return text.slice(0, schema.maxLength ?? 200).trim();
  }
}

/** Arguments of a request, from what the text says after the words that asked for it. */
function argumentsFor({ parameters }: ModelFunction, text: string, now: Date): object {
  const { properties } = readParameters(parameters);
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valueFor(schema, text, now)]),
  );
}

/** What follows the words that ask for a function of this title; undefined when nothing asks for it. */
function askedFor({ title, changes }: ModelFunction, text: string): string | undefined {
  const words = fold(text);
  const name = fold(title);
  // Only these words start a call that changes data.
  const orders = [`вызови ${name}`, `вызови «${name}»`, ...(name.includes('заявк') ? ['создай заявку'] : [])];
  const starts = changes ? orders : [...orders, name];
  for (const start of starts) {
    const at = words.indexOf(start);
    if (at >= 0) return text.slice(at + start.length).replace(/^[\s:»«.,]+/u, '') || title;
  }
  return undefined;
}

/** The calls that a request asks for, each function at most once, in the order of the functions. */
export function callsFor(text: string, functions: readonly ModelFunction[], now: Date): Asked[] {
  return functions.flatMap((one) => {
    const made = Object.hasOwn(builtIn, one.name)
      ? builtIn[one.name]?.(text, now)
      : mapDefined(askedFor(one, text), (rest) => argumentsFor(one, rest, now));
    return made ? [{ name: one.name, arguments: JSON.stringify(made) }] : [];
  });
}

const mapDefined = <T, R>(value: T | undefined, map: (value: T) => R): R | undefined =>
  value === undefined ? undefined : map(value);
