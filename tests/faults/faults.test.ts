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

/** Whether a file has a test with this title, whose first part (before a colon) or last word may be a value of a table. */
const hasTest = (file: string, title: string): boolean =>
  [title, title.replace(/^.*?: /, ''), title.replace(/ \S+$/, '')].some((part) =>
    readFileSync(file, 'utf8').includes(part),
  );

test('the tests that must notice a fault have the titles that it names', () => {
  const gone = faults.flatMap(({ id, notices }) =>
    notices.flatMap(({ test: file, title }) => (title && !hasTest(file, title) ? `${id}: ${title}` : [])),
  );
  expect(gone).toEqual([]);
});
