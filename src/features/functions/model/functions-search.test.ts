import { expect, test } from 'vitest';
import { parseFunctionsSearch } from './functions-search.ts';

const uuid = '7c2e9f10-3333-4a3b-8c4d-000000000011';

test.each([
  [
    { scope: 'mine', q: 'заявка' },
    { scope: 'mine', q: 'заявка' },
  ],
  [{ scope: 'all', q: '  ' }, {}],
  [{ scope: 'archive', q: 7 }, { q: '7' }],
  [{ id: uuid, from: uuid, q: 'а' }, { id: uuid }],
  [{ id: 'new' }, { id: 'new' }],
  [{ from: uuid, scope: 'mine' }, { from: uuid }],
  [{ id: '../x', from: 'y', q: null }, {}],
  [{ q: 'а'.repeat(300) }, { q: 'а'.repeat(200) }],
])('[LAB-04] %j is read as %j', (search, expected) => {
  expect(parseFunctionsSearch(search)).toEqual(expected);
});
