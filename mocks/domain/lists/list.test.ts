import { expect, test } from 'vitest';
import { folded } from '#mocks/store/search.ts';
import { DAY, dayOf, shownMoment } from './days.ts';
import {
  among,
  amongAny,
  between,
  containing,
  equal,
  narrowed,
  pageOf,
  type RowTest,
  sorted,
  withinDays,
} from './list.ts';

const MIDNIGHT = '2026-11-20T21:00:00.000Z';

/** The rows that pass a test. */
const passing = <Row>(rows: Row[], ...tests: RowTest<Row>[]): Row[] => narrowed(rows, tests);

test('[ADM-31] a day is that of Moscow', () => {
  expect(dayOf(Date.parse(MIDNIGHT))).toBe('2026-11-21');
  expect(dayOf(Date.parse(MIDNIGHT) - 1)).toBe('2026-11-20');
  expect(dayOf(Date.parse('2028-02-28T12:00:00Z') + DAY)).toBe('2028-02-29');
  expect(shownMoment(MIDNIGHT)).toBe('21.11.2026 00:00');
});

test('[ADM-31] a period includes both ends and no row without a date', () => {
  const moments = [null, MIDNIGHT];
  const within = (from?: string, to?: string) =>
    passing(
      moments,
      withinDays(from, to, (moment) => moment),
    );
  expect(within()).toEqual(moments);
  expect(within('2026-11-21', '2026-11-21')).toEqual([MIDNIGHT]);
  expect(within('2026-11-22')).toEqual([]);
  expect(within(undefined, '2026-11-21')).toEqual([MIDNIGHT]);
  expect(within(undefined, '2026-11-20')).toEqual([]);
});

test('[ADM-09] a filter without values keeps all rows; several filters combine', () => {
  const rows = [1, 2, 3, 4];
  const self = (row: number) => row;
  expect(passing(rows)).toEqual(rows);
  expect(passing(rows, among(undefined, self), among([], self), equal(undefined, self))).toEqual(rows);
  expect(passing(rows, among([2, 3, 9], self), between(3, undefined, self))).toEqual([3]);
  expect(passing(rows, between(2, 3, self))).toEqual([2, 3]);
  expect(passing(rows, between(undefined, 1, self))).toEqual([1]);
  expect(passing(rows, equal(4, self))).toEqual([4]);
});

test('[ADM-09] one matching value of a row is enough', () => {
  const rows = [['a', 'b'], ['c'], []];
  expect(
    passing(
      rows,
      amongAny(['b', 'c'], (row) => row),
    ),
  ).toEqual([['a', 'b'], ['c']]);
  expect(
    passing(
      rows,
      amongAny(['x'], (row) => row),
    ),
  ).toEqual([]);
});

test('[ADM-10] a search ignores case, ё and blanks at the ends', () => {
  const rows = ['новая елка', ''];
  const search = (text?: string) =>
    passing(
      rows,
      containing(text, (row) => row),
    );
  expect(search(' Ёлка ')).toEqual(['новая елка']);
  expect(search('елки')).toEqual([]);
  expect(search(' ')).toEqual(rows);
  expect(search()).toEqual(rows);
});

test('[ADM-09] equal rows are ordered by id and missing values come last, in both directions', () => {
  const rows = [
    { id: 4, name: 'Ёж' },
    { id: 2, name: null },
    { id: 3, name: 'Дом' },
    { id: 1, name: 'ёж' },
  ];
  const keys = { name: ({ name }: { name: string | null }) => name && folded(name) };
  const ids = (sort: string) => sorted(rows, sort, keys, ({ id }) => id).map(({ id }) => id);
  expect(ids('name,asc')).toEqual([3, 1, 4, 2]);
  expect(ids('name,desc')).toEqual([1, 4, 3, 2]);
  expect(() => ids('id,asc')).toThrow('no order by id');
});

test('[ADM-17] only the rows of the page are turned into answers', () => {
  let turned = 0;
  const rows = Array.from({ length: 1000 }, (_, index) => index);
  const page = pageOf(rows, { page: 1, size: 25 }, (row) => {
    turned += 1;
    return row;
  });
  expect(page).toMatchObject({ totalElements: 1000, totalPages: 40, number: 1, size: 25, last: false });
  expect(page.content[0]).toBe(25);
  expect(turned).toBe(25);
});
