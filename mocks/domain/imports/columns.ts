/** Which column of a list is which. */
import type { Schemas } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';
import { fileFailure, type PeopleList } from './read.ts';

const titles = {
  email: 'E-mail',
  name: 'Имя',
  company: 'Компания',
  department: 'Отдел',
  groups: 'Группы',
  tariff: 'Тариф',
} as const;

export type Column = keyof typeof titles;
const columns = Object.keys(titles) as Column[];

/** The texts of a line by column; absent where the list has no such column. */
export type LineTexts = Partial<Record<Column, string>>;

export interface ColumnPlaces {
  readonly places: ReadonlyMap<Column, number>;
  /** Headings that are read, and those that mean nothing. */
  readonly used: readonly string[];
  readonly ignored: readonly string[];
}

const plain = (title: string): string => folded(title).replace(/[\s\-*]/g, '');
const quoted = (names: readonly string[]): string => names.map((name) => `«${name}»`).join(', ');

/** Finds the columns by their headings. Throws `fields-invalid` with what was found and what is expected. */
export function columnsOf({ headings }: PeopleList, purpose: Schemas['ImportPurpose']): ColumnPlaces {
  const places = new Map<Column, number>();
  const found = headings.flatMap((heading) => (heading === '' ? [] : [heading.slice(0, 100)]));
  const fail = (problem: string) => {
    const list = quoted(found.slice(0, 10)) + (found.length > 10 ? ' и\u00a0другие' : '');
    const text = `${problem}. Найдено: ${list || 'ничего'}. Ожидаются: ${quoted(Object.values(titles))}`;
    return fileFailure('headings', text.slice(0, 490));
  };
  for (const column of columns) {
    const matching = [...headings.keys()].filter(
      (index) => plain(headings[index] ?? '') === plain(titles[column]),
    );
    if (matching.length > 1) throw fail(`Столбец «${titles[column]}» встречается дважды`);
    if (matching[0] !== undefined) places.set(column, matching[0]);
  }
  const required: Column[] = purpose === 'add' ? ['email', 'name'] : ['email'];
  const missing = required.filter((column) => !places.has(column));
  if (missing.length > 0) {
    const names = quoted(missing.map((column) => titles[column]));
    throw fail(missing.length > 1 ? `Нет столбцов ${names}` : `Нет столбца ${names}`);
  }
  const taken = new Set(places.values());
  const named = (isUsed: boolean) =>
    headings.flatMap((heading, index) =>
      heading !== '' && taken.has(index) === isUsed ? [heading.slice(0, 200)] : [],
    );
  return { places, used: named(true), ignored: named(false) };
}

/** The texts of a line; blanks at the ends and repeated ones do not count. */
export function textsOf({ places }: ColumnPlaces, cells: readonly string[]): LineTexts {
  return Object.fromEntries(
    [...places].map(([column, index]) => [column, (cells[index] ?? '').replace(/\s+/gu, ' ').trim()]),
  );
}
