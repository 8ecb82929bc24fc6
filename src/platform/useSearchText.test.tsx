import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearchText } from './useSearchText.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('[HOME-01] Back restores the text of the box', async () => {
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

test('[HOME-01] typed text is shown at once and committed once, after a delay', () => {
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

test('[HOME-01] later input is kept when the address gets the earlier text', () => {
  const { result, rerender } = renderHook(({ value }) => useSearchText(value, vi.fn()), {
    initialProps: { value: '' },
  });
  act(() => result.current.type('ив'));
  act(() => vi.advanceTimersByTime(250));
  act(() => result.current.type('иван'));
  rerender({ value: 'ив' });
  expect(result.current.text).toBe('иван');
});

test('[HOME-01] a cleared box does not commit earlier text and keeps later text', () => {
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

test('[HOME-01] an unmounted box commits nothing', () => {
  const commit = vi.fn();
  const { result, unmount } = renderHook(() => useSearchText('', commit));
  act(() => result.current.type('иван'));
  unmount();
  vi.advanceTimersByTime(250);
  expect(commit).not.toHaveBeenCalled();
});
