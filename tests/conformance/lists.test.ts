import { describe, expect, it } from 'vitest';
import { operationOf, operations } from '../../openapi/check/contract.ts';
import {
  firstUnordered,
  keyOf,
  keysOf,
  plain,
  sortsOf,
  wrongKey,
} from '../../openapi/check/lists/compare.ts';
import { wrongPart } from '../../openapi/check/lists/compared.ts';
import { dayOf, filterOf, passes } from '../../openapi/check/lists/filters.ts';
import { runsOf, wrongWords } from '../../openapi/check/lists/order.ts';
import { firstDeparture, pageOf, wrongNumbers } from '../../openapi/check/lists/page.ts';
import { itemPropertiesOf } from '../../openapi/check/lists/reading.ts';
import { commonWords, contains, searchOf, wordOf } from '../../openapi/check/lists/searches.ts';
import { unsound } from '../../openapi/check/lists/sound.ts';
import { tries } from '../../openapi/check/lists/values.ts';

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

  it('leaves out what no row tells, and nothing else', () => {
    const reasons = lists.flatMap(({ id, parameters, ...operation }) =>
      parameters
        .filter(({ in: place }) => place === 'query')
        .filter(
          ({ name }) =>
            typeof filterOf(id, name, itemPropertiesOf({ id, parameters, ...operation })) === 'string',
        )
        .map(({ name }) => `${id}/${name}`),
    );
    expect(reasons).toEqual([
      'adminErrorSeriesList/place',
      'adminAuditFeedList/cursor',
      'adminAuditFeedList/since',
      'adminSignInFeedList/cursor',
      'adminSignInFeedList/since',
      'serviceHealthSeriesList/metric',
      'serviceHealthSeriesList/step',
      'usageList/group',
      'usageSeriesList/group',
      'companyAuditFeedList/cursor',
      'companyAuditFeedList/since',
      'companySignInFeedList/cursor',
      'companySignInFeedList/since',
      'companyUsageList/group',
      'companyUsageSeriesList/group',
    ]);
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
    expect(keyOf('position,asc', {})).toEqual({ name: 'position', isDescending: false, isHidden: true });
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
    const person = { name: 'Ёлкина Анна', email: 'elkina@neuro.example' };
    const isFound = (text: string) => contains(person, ['name', 'email'], text);
    expect(['анна  елкина', 'neuro анн', 'tkrbyf'].map(isFound)).toEqual([true, true, true]);
    expect(['анна петрова', 'анна,', '%'].map(isFound)).toEqual([false, false, false]);
    expect(wordOf('7 Орлова Елена')).toBe('ОРЛОВА');
  });

  it('leaves a person near the border of 30 days undecided', () => {
    const isRecent = (days: number) =>
      passes(
        { lastVisit: new Date(Date.now() - days * 86_400_000).toISOString() },
        { kind: 'recent', property: 'lastVisit' },
        [true],
      );
    expect([isRecent(28), isRecent(30.5), isRecent(32)]).toEqual([true, undefined, false]);
    expect(passes({}, { kind: 'recent', property: 'lastVisit' }, [false])).toBe(true);
  });

  it('compares orders by words in both directions, and with the words where the contract lists them', () => {
    const items = ['low', 'low', 'high', null].map((priority) => ({ priority }));
    expect(runsOf(items, 'priority')).toEqual(['low', 'high']);
    expect(wrongWords(['low', 'high'], ['high', 'low'])).toBeNull();
    expect(wrongWords(['low', 'high'], ['low', 'high'])).toContain('ascending they stand low, high');
    expect(wrongWords(['low', 'high', 'low'], ['low', 'high', 'low'])).toContain('do not stand together');
    expect(wrongWords(['off', 'slow'], ['slow', 'off'], ['working', 'slow', 'off'])).toContain(
      'not slow, off',
    );
    const word = keysOf(['sort', 'uuid'], { name: 'status', isDescending: false, isWord: true });
    const none = new Set<string>();
    expect(wrongKey({ status: 'b', uuid: '1' }, { status: 'a', uuid: '2' }, word, none)).toBeNull();
    expect(wrongKey({ status: 'a', uuid: '2' }, { status: 'a', uuid: '1' }, word, none)?.name).toBe('uuid');
  });

  it('orders by a field of an object in the item', () => {
    const key = keyOf('title,asc', { report: {} });
    expect(key?.name).toBe('report.title');
    const [one, other] = [{ report: { title: 'б' } }, { report: { title: 'а' } }];
    expect(wrongKey(one, other, keysOf(['sort'], key), new Set())?.name).toBe('report.title');
  });

  it('tries days whose moments lie at the edges of a day, and each value that occurs', () => {
    const moments = ['2026-11-10T10:00:00Z', '2026-11-20T21:30:00Z', '2026-11-12T20:30:00Z'];
    const items = moments.map((date) => ({ date }));
    const days = tries({ kind: 'to', property: 'date' }, { type: 'string' }, items).flat();
    expect(days).toContain('2026-11-21');
    expect(days).toContain('2026-11-20');
    expect(days).toContain('2026-11-12');
    const schema = { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] } };
    const statuses = [{ status: 'a' }, { status: 'b' }];
    expect(tries({ kind: 'is', property: 'status' }, schema, statuses)).toEqual([
      ['a'],
      ['b'],
      ['a', 'b'],
      ['c'],
    ]);
  });

  it('tells what a filter leaves that it should not, and what it leaves out', () => {
    const read = (ids: readonly number[], totalElements = ids.length) => ({
      ...page(ids, { totalElements }),
      exchange: {} as never,
    });
    const base = read([1, 2, 3]);
    const odd = {
      place: 'odd',
      query: { odd: true },
      isExact: true,
      isIn: ({ id }: { readonly id?: unknown }) => Number(id) % 2 === 1,
    };
    expect(wrongPart(base, read([1, 3]), odd)).toBeNull();
    expect(wrongPart(base, read([1, 2, 3]), odd)?.observation.message).toContain(
      'should leave out: {"id":2}',
    );
    expect(wrongPart(base, read([1]), odd)?.observation.message).toContain('finds 1 items');
    expect(wrongPart(base, read([1, 3], 9), { ...odd, isExact: false })).toBeNull();
    const open = { ...odd, isIn: ({ id }: { readonly id?: unknown }) => (id === 2 ? undefined : true) };
    expect(wrongPart(base, read([1, 3]), open)).toBeNull();
    expect(wrongPart(base, read([1, 2, 3]), open)).toBeNull();
  });

  it('searches for words that several items have, and not all', () => {
    const items = ['Отчёт склада', 'отчет кассы', 'План'].map((title) => ({ title }));
    expect(commonWords(items, ['title'])[0]).toBe('отчет');
    expect(commonWords(items.slice(0, 2), ['title'])).not.toContain('отчет');
  });

  it('finds an item that stands twice on one page', () => {
    const operation = operationOf('jobList');
    const shape = { operation, isPaged: true, maximum: 100, itemProperties: {}, booleans: new Set<string>() };
    const numbers = { totalElements: 2, totalPages: 1, number: 0, size: 100, last: true };
    const read = { ...page([1, 1], numbers), exchange: {} as never };
    const seen = unsound(shape, read, { page: 0, size: 100 });
    expect(seen.map(({ observation }) => observation.place)).toEqual(['twice']);
  });
});
