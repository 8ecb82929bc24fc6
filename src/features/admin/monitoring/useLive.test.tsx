import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Profile } from '#api/generated/model/profile.ts';
import { unavailable } from '#platform/availability.ts';
import { sessions } from '#platform/session/session.ts';
import { liveInterval, useLive } from './useLive.ts';

let refresh: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  refresh = vi.fn<() => void>();
  sessions.ai.signIn({ id: 1, token: '' } as Profile);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  unavailable.set(false);
  sessions.ai.reset();
});

const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const show = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const start = () =>
  renderHook(({ isPaused }) => useLive(refresh, isPaused), { initialProps: { isPaused: false } });

test('[ADM-35] every 30 s, until the page is left', () => {
  const { unmount } = start();
  wait(liveInterval - 1);
  expect(refresh).not.toHaveBeenCalled();
  wait(1 + liveInterval);
  expect(refresh).toHaveBeenCalledTimes(2);
  unmount();
  wait(liveInterval * 3);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('[ADM-35] not while it is paused', () => {
  const { rerender } = start();
  rerender({ isPaused: true });
  wait(liveInterval * 3);
  expect(refresh).not.toHaveBeenCalled();
  rerender({ isPaused: false });
  expect(refresh).toHaveBeenCalledTimes(1);
  wait(liveInterval);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('[ADM-35] not while the page is hidden, and at once when it is seen again after more than 30 s', () => {
  start();
  wait(liveInterval / 2);
  show('hidden');
  wait(liveInterval * 3);
  expect(refresh).not.toHaveBeenCalled();
  show('visible');
  expect(refresh).toHaveBeenCalledTimes(1);
  show('hidden');
  show('visible');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test.each([
  ['after signing out', () => sessions.ai.leave()],
  ['after the end of the session', () => sessions.ai.lapse('')],
  ['while the services are down', () => unavailable.set(true)],
])('[ADM-35] not %s', (_when, happens) => {
  start();
  act(happens);
  wait(liveInterval * 3);
  expect(refresh).not.toHaveBeenCalled();
});
