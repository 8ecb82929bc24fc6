import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSearchText } from './useSearchText.ts';

afterEach(cleanup);

test('[HOME-01] a text that comes back by the Back button stands in the box again', async () => {
  vi.useFakeTimers();
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
  vi.useRealTimers();
});
