import { describe, expect, test } from 'vitest';
import type { Job } from '#api/generated/model/job.ts';
import {
  endTitle,
  isRunning,
  isSmooth,
  levelFor,
  offeredAt,
  progressOf,
  refusalOf,
  resultText,
  rowsText,
  sumOf,
  undoBatches,
} from './batch.ts';

const known = (count: number) => ({ count, rows: Array.from({ length: count }, (_row, id) => ({ id })) });

describe('[ADM-13] the confirmation', () => {
  test.each([
    ['now', known(1), 'now'],
    ['now', known(100), 'now'],
    ['now', known(101), 'ask'],
    ['now', { count: 3, rows: [{}, {}] }, 'now'],
    ['now', known(1001), 'type'],
    ['ask', known(1), 'ask'],
    ['ask', known(1000), 'ask'],
    ['ask', known(1001), 'type'],
    ['type', known(1), 'type'],
  ] as const)('%s for %j', (level, target, expected) => {
    expect(levelFor({ level, undoAll: () => 'back' }, {}, target)).toBe(expected);
  });

  test('an action that cannot be undone has a dialog', () => {
    expect(levelFor({ level: 'now' }, {}, known(1))).toBe('ask');
    expect(levelFor({ level: 'now', undo: () => null, undoAll: () => null }, {}, known(1))).toBe('ask');
  });

  test('an action whose undo depends on the rows has a dialog for rows that are not loaded', () => {
    expect(levelFor({ level: 'now', undo: () => 'back' }, {}, known(3))).toBe('now');
    expect(levelFor({ level: 'now', undo: () => 'back' }, {}, { count: 3, rows: [{}, {}] })).toBe('ask');
  });
});

describe('[ADM-13] the undo', () => {
  const rows = [
    { id: '1', status: 'new' },
    { id: '2', status: 'open' },
    { id: '3', status: 'new' },
  ];
  const idOf = (row: object) => rows.find((one) => one === row)?.id ?? '';
  const undo = (_values: object, row: object) => ('status' in row ? row.status : null);

  test('is one change for each earlier value, for the changed rows only', () => {
    expect(undoBatches({ undo }, {}, { keys: ['1', '2', '3'], rows, idOf })).toEqual([
      { keys: ['1', '3'], body: 'new' },
      { keys: ['2'], body: 'open' },
    ]);
    expect(undoBatches({ undo }, {}, { keys: ['2'], rows, idOf })).toEqual([{ keys: ['2'], body: 'open' }]);
  });

  test('needs no rows where it is the same for all of them; a call takes 1,000 keys', () => {
    const keys = Array.from({ length: 1240 }, (_key, index) => String(index));
    const batches = undoBatches({ undoAll: () => 'unblock' }, {}, { keys, rows: [], idOf }) ?? [];
    expect(batches.map((one) => [one.keys.length, one.body])).toEqual([
      [1000, 'unblock'],
      [240, 'unblock'],
    ]);
    expect(batches.flatMap((one) => one.keys)).toEqual(keys);
  });

  test('is null when nothing was changed, a row is unknown or cannot be undone, or the action has no undo', () => {
    expect(undoBatches({ undo }, {}, { keys: [], rows, idOf })).toBeNull();
    expect(undoBatches({ undo }, {}, { keys: ['1', '4'], rows, idOf })).toBeNull();
    expect(undoBatches({ undo: () => null }, {}, { keys: ['1'], rows, idOf })).toBeNull();
    expect(undoBatches({}, {}, { keys: ['1'], rows, idOf })).toBeNull();
  });
});

describe('[ADM-21] the reason why an action is unavailable', () => {
  const allowed = (row: object) => ('reason' in row ? String(row.reason) : true);
  const refuse = (...rows: object[]) => refusalOf({ allowed }, { count: rows.length, rows });

  test('is that of the first row when all rows refuse it', () => {
    expect(refuse({ reason: 'Уже заблокирован' }, { reason: 'Это вы' })).toBe('Уже заблокирован');
  });

  test('is null when one row allows it', () => {
    expect(refuse({ reason: 'Уже заблокирован' }, {})).toBeNull();
  });

  test('is the number that the gateway takes at a time, beyond it [ADM-20]', () => {
    const beyond = { count: 101, rows: [] };
    expect(refusalOf({ most: 100 }, beyond)).toBe('За раз не\u00a0больше 100');
    expect(refusalOf({ most: 100 }, { count: 100, rows: [] })).toBeNull();
  });

  test('is null when not all rows are known, or the action allows every row', () => {
    expect(refusalOf({ allowed }, { count: 2, rows: [{ reason: 'Это вы' }] })).toBeNull();
    expect(refusalOf({}, { count: 1, rows: [{}] })).toBeNull();
    expect(refuse()).toBeNull();
  });
});

test('the menus of one row and of many rows have their own actions', () => {
  const action = (id: string, on: 'one' | 'many' | 'both') => {
    return { id, on, title: id, level: 'now' as const, question: () => '', run: () => null };
  };
  const actions = [action('open', 'one'), action('merge', 'many'), action('block', 'both')];
  expect(offeredAt(actions, 'one').map(({ id }) => id)).toEqual(['open', 'block']);
  expect(offeredAt(actions, 'many').map(({ id }) => id)).toEqual(['merge', 'block']);
});

describe('[ADM-12] the result of a job', () => {
  test.each([
    [{ changed: 118, unchanged: 2, refused: 4 }, 'Изменено 118, без изменений 2, отказано 4'],
    [{ changed: 1250, unchanged: 0, refused: 0 }, 'Изменено 1\u00a0250'],
    [{ changed: 0, unchanged: 3, refused: 0 }, 'Изменено 0, без изменений 3'],
    [{ changed: 0, unchanged: 0, refused: 1 }, 'Изменено 0, отказано 1'],
  ])('%j', (job, text) => {
    expect(resultText(job)).toBe(text);
  });

  test('of several jobs is their sum', () => {
    const job = { changed: 1000, unchanged: 1, refused: 0 } as Job;
    const sum = sumOf([job, { ...job, changed: 238, refused: 2 }]);
    expect(resultText(sum)).toBe('Изменено 1\u00a0238, без изменений 2, отказано 2');
  });

  test('a job runs until it has a time of its end', () => {
    expect(isRunning({ finished: null })).toBe(true);
    expect(isRunning({ finished: '2026-11-22T09:00:00Z' })).toBe(false);
  });

  test('is a short notice only when all rows were changed and none was refused', () => {
    expect(isSmooth({ status: 'done', refused: 0 })).toBe(true);
    expect(isSmooth({ status: 'done', refused: 1 })).toBe(false);
    expect(isSmooth({ status: 'stopped', refused: 0 })).toBe(false);
    expect(isSmooth({ status: null, refused: 0 })).toBe(false);
  });
});

test('[ADM-12] the end of a job has a text', () => {
  expect(endTitle({ status: 'done' })).toBe('Готово');
  expect(endTitle({ status: 'stopped' })).toBe('Остановлено');
  expect(endTitle({ status: 'failed' })).toBe('Прервано из-за сбоя');
  expect(endTitle({ status: null }), 'a status that the portal does not know').toBe('Завершено');
});

test('[ADM-12] the progress of a job has a percentage and a number', () => {
  expect(progressOf({ processed: 310, total: 1240 })).toEqual({ value: 25, valueText: '310 из 1\u00a0240' });
  expect(progressOf({ processed: 0, total: 0 }).value).toBe(0);
});

describe('the rows of an action by name', () => {
  const page = {
    nameOf: ({ name }: { name: string; email: string }) => name,
    addressOf: ({ email }: { name: string; email: string }) => email,
  };
  const people = ['Анна', 'Пётр', 'Яна', 'Олег'].map((name, index) => ({
    name,
    email: `${index}@corp.example`,
  }));
  const [anna] = people;

  test.each([
    [1, people.slice(0, 1), 'Анна (0@corp.example)'],
    [2, people.slice(0, 2), 'Анна (0@corp.example) и Пётр (1@corp.example)'],
    [2000, people, 'Анна (0@corp.example), Пётр (1@corp.example), Яна (2@corp.example) и ещё 1 997'],
    [5, [], ''],
    [1, [{ name: '0@corp.example', email: '0@corp.example' }], '0@corp.example'],
  ])('[ADM-13] %i rows, the first three by name', (count, rows, text) => {
    expect(rowsText(page, { count, rows }).replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('[ADM-13] rows without an address have their name only', () => {
    expect(rowsText({ nameOf: page.nameOf }, { count: 1, rows: anna ? [anna] : [] })).toBe('Анна');
  });
});
