import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/error.ts';
import { operations } from '#api/generated/operations.ts';
import { unavailable } from '#platform/availability.ts';
import { guestSession, session } from '#platform/session/session.ts';
import { startPortal } from '#tests/portal-parts.ts';
import { employee } from '#tests/profiles.ts';
import { createQueryClient } from './query-client.ts';

let queryClient: QueryClient;
const held = () => queryClient.getQueryData(['held']);
/** A mounted query: `ask` is called at once and at each refetch. */
const shown = (ask: () => Promise<string>) =>
  new QueryObserver(queryClient, {
    queryKey: ['shown'],
    queryFn: ask,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => undefined);

beforeEach(async () => {
  ({ queryClient } = await startPortal().serverState.load());
  session.signIn(employee);
  queryClient.setQueryData(['held'], 'of this employee');
});

const defaults = () => createQueryClient().getDefaultOptions();
const failed = (kind: 'http' | 'network' | 'malformed', status = 0): ApiError =>
  new ApiError({ kind, status, operation: operations.tileList, url: '/' });

function retries(error: Error): number {
  const { retry } = defaults().queries ?? {};
  if (typeof retry !== 'function') throw new Error('no retry rule');
  let count = 0;
  while (retry(count, error)) count += 1;
  return count;
}

test('[APP-14] a lost connection or a server error is retried three times', () => {
  expect([failed('network'), failed('http', 500), failed('http', 503)].map(retries)).toEqual([3, 3, 3]);
});

test('[APP-14] other failures are not retried', () => {
  const hopeless = [400, 401, 403, 404, 418, 429].map((status) => failed('http', status));
  expect([...hopeless, failed('malformed', 200), new Error('render')].map(retries)).toEqual(Array(8).fill(0));
});

test('[PRE-05] changes are never retried', () => {
  expect(defaults().mutations).toMatchObject({ retry: false });
});

test('[APP-14] calls are made even if the browser reports no network', () => {
  expect([defaults().queries?.networkMode, defaults().mutations?.networkMode]).toEqual(['always', 'always']);
});

test.each(['query', 'mutation'])('[ERR-08] the failure of a %s is reported', async (kind) => {
  const fail = () => Promise.reject(failed('http', 503));
  const call =
    kind === 'query'
      ? queryClient.fetchQuery({ queryKey: ['failing'], queryFn: fail, retry: false })
      : queryClient.getMutationCache().build(queryClient, { mutationFn: fail }).execute(undefined);
  await expect(call).rejects.toThrow();
  await vi.waitFor(() => expect(unavailable.get()).toBe(true));
});

test('[APP-14] the delay doubles from 1 s to 30 s', () => {
  const { retryDelay } = defaults().queries ?? {};
  if (typeof retryDelay !== 'function') throw new Error('no delay rule');
  expect([0, 1, 2, 3, 4, 5, 6].map((attempt) => retryDelay(attempt, failed('network')))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

test.each([
  ['after another user has signed in', () => session.signIn({ ...employee, id: 2 })],
  [
    'after another user has signed in over the lapsed page',
    () => {
      session.lapse('Сессия истекла');
      session.signIn({ ...employee, id: 2 });
    },
  ],
  ['after a sign-out', () => session.leave()],
  ['after the gateway has closed the session', () => session.reset()],
])('[AUTH-12][AUTH-07] the cache contains no data of the user %s', (_name, change) => {
  change();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('[AUTH-12] after a sign-in over the page loaded data is kept and fetched again', async () => {
  const ask = vi.fn(() => Promise.resolve('shown'));
  const stop = shown(ask);
  await vi.waitFor(() => expect(queryClient.getQueryData(['shown'])).toBe('shown'));
  session.lapse('Сессия истекла');
  expect(held(), 'the page does not change until then').toBe('of this employee');
  expect(ask).toHaveBeenCalledOnce();
  session.signIn(employee);
  expect(held()).toBe('of this employee');
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  stop();
});

test('[PRE-07] changes of the guest’s session do not affect the employee’s cache', () => {
  guestSession.signIn({ ...employee, id: 9 });
  guestSession.reset();
  expect(held()).toBe('of this employee');
});

test('[ERR-08] after an outage only failed queries are fetched again', async () => {
  const ask = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(failed('network'))
    .mockResolvedValue('shown');
  const well = vi.fn(() => Promise.resolve('well'));
  await queryClient.fetchQuery({ queryKey: ['well'], queryFn: well });
  const stop = shown(ask);
  await vi.waitFor(() => expect(unavailable.get(), 'the failure went to the error policy').toBe(true));
  expect(ask).toHaveBeenCalledOnce();
  unavailable.set(false);
  await vi.waitFor(() => expect(queryClient.getQueryData(['shown'])).toBe('shown'));
  expect([ask, well].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  stop();
});
