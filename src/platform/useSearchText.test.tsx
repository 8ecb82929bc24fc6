import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearchText } from './useSearchText.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('[HOME-01] a text that comes back by the Back button stands in the box again', async () => {
  const commit = vi.fn();
  const { result, rerender } = renderHook(({ value }) => useSearchText(value, commit), {
    initialProps: { value: '' },
  });
  act(() => result.current.type('иван'));
  act(() => vi.advanceTimersByTime(250));
  expect(commit).toHaveBeenCalledWith('иван');
  rerender({ value: 'иван' });
  rerender({ value: '' });
  expect(result.current.text).toBe('');
  rerender({ value: 'иван' });
  expect(result.current.text).toBe('иван');
});

test('[HOME-01] typing shows at once and is committed once, after a pause', () => {
  const commit = vi.fn();
  const { result } = renderHook(() => useSearchText('', commit));
  act(() => result.current.type('ив'));
  expect(result.current.text).toBe('ив');
  act(() => vi.advanceTimersByTime(249));
  act(() => result.current.type('иван'));
  act(() => vi.advanceTimersByTime(249));
  expect(commit).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(commit.mock.calls).toEqual([['иван']]);
});

test('[HOME-01] what is typed meanwhile is kept when the address has taken the text before it', () => {
  const { result, rerender } = renderHook(({ value }) => useSearchText(value, vi.fn()), {
    initialProps: { value: '' },
  });
  act(() => result.current.type('ив'));
  act(() => vi.advanceTimersByTime(250));
  act(() => result.current.type('иван'));
  rerender({ value: 'ив' });
  expect(result.current.text).toBe('иван');
});

test('[HOME-01] an emptied box commits nothing that was typed before, and keeps what is typed after', () => {
  const commit = vi.fn();
  const { result, rerender } = renderHook(({ value }) => useSearchText(value, commit), {
    initialProps: { value: 'иван' },
  });
  act(() => result.current.type('ивана'));
  act(() => result.current.clear());
  expect(result.current.text).toBe('');
  act(() => vi.advanceTimersByTime(250));
  expect(commit).not.toHaveBeenCalled();
  act(() => result.current.type('о'));
  rerender({ value: '' });
  expect(result.current.text).toBe('о');
});

test('[HOME-01] a box that has left the screen commits nothing', () => {
  const commit = vi.fn();
  const { result, unmount } = renderHook(() => useSearchText('', commit));
  act(() => result.current.type('иван'));
  unmount();
  vi.advanceTimersByTime(250);
  expect(commit).not.toHaveBeenCalled();
});
