import { expect, test } from 'vitest';
import { parseLabSearch } from './lab-search.ts';

test.each([
  [{}, {}],
  [
    { tab: 'templates', scope: 'archive', q: 'письмо' },
    { tab: 'templates', scope: 'archive', q: 'письмо' },
  ],
  [{ tab: 'functions', scope: 'all', q: ' ' }, {}],
  [{ tab: ['agents'], scope: 'theirs', q: { a: 1 } }, {}],
  // The router reads a number from the address.
  [
    { tab: 'agents', q: 2026 },
    { tab: 'agents', q: '2026' },
  ],
  [{ q: 'а'.repeat(300) }, { q: 'а'.repeat(200) }],
])('[LAB-04] the address %j shows %j', (search, shown) => {
  expect(parseLabSearch(search)).toEqual(shown);
});
