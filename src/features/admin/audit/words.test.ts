import { expect, test } from 'vitest';
import { shownChanges } from './words.ts';

test.each([
  ['monthLimit', '1000000', '1\u00a0000\u00a0000'],
  ['isInternal', 'true', 'Да'],
  ['key', null, '—'],
  ['prefix', '20261124', '20261124'],
])('[ADM-19] the value of %s that was %j is shown as %j', (field, before, shown) => {
  expect(shownChanges([{ field, before, after: null }], [])).toMatchObject([{ before: shown, after: '—' }]);
});
