import { expect, test } from 'vitest';
import { ApiError } from '#api/error.ts';
import { queryClient } from './query-client.ts';

const { queries, mutations } = queryClient.getDefaultOptions();
const failed = (kind: 'http' | 'network' | 'malformed', status = 0): ApiError =>
  new ApiError({ kind, status, operationId: 'tileList', url: '/' });

function retries(error: Error): number {
  const { retry } = queries ?? {};
  if (typeof retry !== 'function') throw new Error('no retry rule');
  let count = 0;
  while (retry(count, error)) count += 1;
  return count;
}

test('[APP-14] a lost connection or a failing server is asked three times more', () => {
  expect([failed('network'), failed('http', 500), failed('http', 503)].map(retries)).toEqual([3, 3, 3]);
});

test('[APP-14] what trying again cannot mend is not tried again', () => {
  const hopeless = [400, 401, 403, 404, 418, 429].map((status) => failed('http', status));
  expect([...hopeless, failed('malformed', 200), new Error('render')].map(retries)).toEqual(Array(8).fill(0));
});

test('[PRE-05] what changes something is never repeated by itself', () =>
  expect(mutations?.retry).toBe(false));

test('[APP-14] the pause doubles from 1 s to 30 s', () => {
  const { retryDelay } = queries ?? {};
  if (typeof retryDelay !== 'function') throw new Error('no delay rule');
  expect([0, 1, 2, 3, 4, 5, 6].map((attempt) => retryDelay(attempt, failed('network')))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});
