import { describe, expect, it } from 'vitest';
import { operations } from '../../openapi/check/contract.ts';
import { keysOf, plain, sortsOf, wrongKey } from '../../openapi/check/lists/compare.ts';
import { wordOf } from '../../openapi/check/lists/filtering.ts';
import { contains, dayOf, filterOf, passes, searchOf } from '../../openapi/check/lists/filters.ts';
import { firstUnordered, keyOf } from '../../openapi/check/lists/order.ts';
import { firstDeparture, pageOf, wrongNumbers } from '../../openapi/check/lists/page.ts';
import { itemPropertiesOf } from '../../openapi/check/lists/reading.ts';

const lists = operations.filter(({ order, method }) => order.length > 0 && method === 'GET');
const page = (content: readonly number[], more: object) =>
  pageOf({ content: content.map((id) => ({ id })), ...more });

describe('lists in the conformance kit [CON-04]', () => {
  it('knows each filter of each list, or why it cannot be checked', () => {
    const unknown = lists.flatMap((operation) =>
      operation.parameters
        .filter(
          ({ name, in: place, required }) =>
            place === 'query' && !required && !['page', 'size', 'sort', 'searchText'].includes(name),
        )
        .filter(({ name }) => filterOf(operation.id, name, itemPropertiesOf(operation)) === undefined)
        .map(({ name }) => `${operation.id}/${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('knows where each search looks', () => {
    const unknown = lists.filter(
      ({ id, parameters }) => parameters.some(({ name }) => name === 'searchText') && !searchOf(id),
    );
    // Rows of the first tell nothing of what was counted; the second is never without a text.
    expect(unknown.map(({ id }) => id)).toEqual(['adminErrorSeriesList', 'userFind']);
  });

  it('compares texts in lower case with ё as е, and puts a missing value last in both directions', () => {
    expect(plain('  Ёлка \u00a0 И\u0306 ')).toBe('елка й');
    const up = keysOf(['name', 'id']);
    const down = keysOf(['name desc', 'id']);
    const none = new Set<string>();
    expect(firstUnordered([{ name: 'Ёж' }, { name: 'ель' }, { name: null }], up, none)).toBeNull();
    expect(firstUnordered([{ name: 'ель' }, { name: 'Ёж' }, {}], down, none)).toBeNull();
    expect(firstUnordered([{ name: null }, { name: 'а' }], down, none)?.at).toBe(1);
    expect(
      firstUnordered(
        [
          { name: 'а', id: 2 },
          { name: 'А', id: 1 },
        ],
        up,
        none,
      )?.key.name,
    ).toBe('id');
    expect(wrongKey({ id: 10 }, { id: 9 }, keysOf(['id']), none)?.name).toBe('id');
    expect(wrongKey({}, { pinned: true }, keysOf(['pinned desc']), new Set(['pinned']))?.name).toBe('pinned');
    expect(wrongKey({ name: 'б' }, { name: 'а' }, keysOf(['position', 'name']), none)).toBeNull();
  });

  it('reads the values of sort from its pattern', () => {
    expect(sortsOf({ pattern: '^(a|b),(asc|desc)$' })).toEqual(['a,asc', 'a,desc', 'b,asc', 'b,desc']);
    expect(keyOf('company,desc', { companyName: {} })).toEqual({ name: 'companyName', isDescending: true });
    expect(keyOf('position,asc', {})).toEqual({ name: 'sort', isDescending: false });
  });

  it('finds wrong numbers of a page', () => {
    const right = { totalElements: 5, totalPages: 3, number: 2, size: 2, last: true };
    expect(wrongNumbers(page([5], right), 2, 2)).toEqual([]);
    const wrong = wrongNumbers(page([5], { ...right, number: 3, last: false }), 2, 2);
    expect(wrong.map(({ name }) => name)).toEqual(['number', 'last']);
    const long = wrongNumbers(page([3, 4, 5], { ...right, number: 1, last: false }), 1, 2);
    expect(long.map(({ name }) => name)).toEqual(['content.length']);
  });

  it('finds what comes twice, is missing or stands elsewhere on small pages', () => {
    expect(firstDeparture(['a', 'b', 'c'], ['a', 'b'])).toBeNull();
    expect(firstDeparture(['a', 'b', 'c'], ['a', 'a'])).toBe('a comes twice');
    expect(firstDeparture(['a', 'b', 'c'], ['a', 'c'])).toBe('b is missing');
    expect(firstDeparture(['a', 'b'], ['b', 'a'])).toContain('stands at place 0');
  });

  it('decides as a filter does: alternatives, days in Moscow, missing values', () => {
    expect(passes({ status: 'a' }, { kind: 'is', property: 'status' }, ['b', 'a'])).toBe(true);
    expect(passes({ groups: [{ name: 'A' }] }, { kind: 'is', property: 'groups' }, ['A'])).toBe(true);
    expect(passes({ status: 'a' }, { kind: 'is', property: 'status' }, ['b'])).toBe(false);
    expect(dayOf('2026-11-20T21:00:00Z')).toBe('2026-11-21');
    expect(passes({ date: '2026-11-20T21:00:00Z' }, { kind: 'from', property: 'date' }, ['2026-11-21'])).toBe(
      true,
    );
    expect(passes({}, { kind: 'to', property: 'date' }, ['2026-11-21'])).toBe(false);
    expect(passes({ starts: null }, { kind: 'to', property: 'starts', isOpen: true }, ['2026-11-21'])).toBe(
      true,
    );
    expect(passes({}, { kind: 'is', property: 'isDefault' }, [false])).toBe(true);
    expect(passes({ fileName: 'а' }, { kind: 'filled', property: 'fileName' }, [false])).toBe(false);
    expect(contains({ tags: ['Ёлка'] }, ['tags'], 'ЕЛК')).toBe(true);
    expect(wordOf('7 Орлова Елена')).toBe('ОРЛОВА');
  });
});
