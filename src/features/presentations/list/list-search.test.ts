import { expect, test } from 'vitest';
import { parseListSearch } from './list-search.ts';

test.each([
  [{}, {}],
  [
    { q: 'склад', scope: 'mine', sort: 'title' },
    { q: 'склад', scope: 'mine', sort: 'title' },
  ],
  [{ q: 2026, scope: 'all', sort: 'date' }, { q: '2026' }],
  [{ q: { a: 1 }, scope: 'theirs', sort: '__proto__', tab: 'agents' }, {}],
])('[PRES-02] the list reads %j from the address as %j', (search, expected) => {
  expect(parseListSearch({ q: undefined, scope: undefined, sort: undefined, ...search })).toEqual(expected);
});
