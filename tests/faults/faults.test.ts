import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countOf } from './fault.ts';
import { faults } from './faults.ts';

test('ids of faults are unique', () => {
  const ids = faults.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the text that a fault replaces occurs exactly once in its file', () => {
  const lost = faults.filter(
    ({ file, find }) => !existsSync(file) || countOf(readFileSync(file, 'utf8'), find) !== 1,
  );
  expect(lost.map(({ id, file }) => `${id}: ${file}`)).toEqual([]);
});

test('a fault changes its file and names existing tests', () => {
  for (const { id, find, replace, notices } of faults) {
    expect(replace, id).not.toBe(find);
    expect(notices, id).not.toEqual([]);
    expect(
      notices.filter(({ test: file }) => !existsSync(file)),
      id,
    ).toEqual([]);
  }
});
