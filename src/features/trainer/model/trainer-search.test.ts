import { expect, test } from 'vitest';
import { attemptPage } from './attempt-page.ts';
import { parseTrainerSearch } from './trainer-search.ts';

const attempt = '7c2e9f10-4444-4a3b-8c4d-000000000001';

test('[LAB-04] the address of an exercise and of an attempt is read', () => {
  expect(parseTrainerSearch({ exercise: 'two-suppliers', attempt })).toEqual({
    exercise: 'two-suppliers',
    attempt,
  });
  expect(parseTrainerSearch({ exercise: undefined, attempt: undefined })).toEqual({});
});

test.each([
  '',
  'a',
  'Minutes',
  'minutes/..',
  '-minutes',
  '1st',
  'x'.repeat(41),
  7,
  ['minutes'],
  '../minutes',
])('[LAB-04] %j in the address is no exercise and no attempt', (wrong) => {
  expect(parseTrainerSearch({ exercise: wrong, attempt: wrong })).toEqual({});
});

test('[LAB-03] the newest hundred attempts are read', () => {
  expect(attemptPage('minutes')).toEqual({ exerciseId: 'minutes', page: 0, size: 100 });
});
