import { expect, test, vi } from 'vitest';
import { createLazyServerState } from './lazy-server-state.ts';
import { createServerState } from './server-state.ts';

vi.mock('./server-state.ts', { spy: true });

test('[APP-14] server state is loaded once, again only after a failure', async () => {
  vi.mocked(createServerState).mockImplementationOnce(() => {
    throw new Error('no network');
  });
  const state = createLazyServerState();
  await expect(state.load()).rejects.toThrow('no network');
  expect(state.get()).toBeNull();
  const [first, second] = await Promise.all([state.load(), state.load()]);
  expect(second).toBe(first);
  expect(state.get()).toBe(first);
  state.end();
});

test('[PRE-02] server state is empty after its end', async () => {
  const state = createLazyServerState();
  const { queryClient } = await state.load();
  queryClient.setQueryData(['held'], 'answered');
  state.end();
  expect(queryClient.getQueryData(['held'])).toBeUndefined();
});

test('[PRE-02] server state that was loading at its end is never handed out', async () => {
  const state = createLazyServerState();
  const handedOut = vi.fn();
  void state.load().then(handedOut);
  state.end();
  await vi.dynamicImportSettled();
  await import('./server-state.ts');
  expect(state.get()).toBeNull();
  expect(handedOut).not.toHaveBeenCalled();
});
