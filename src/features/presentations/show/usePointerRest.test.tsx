import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { REST_MS, usePointerRest } from './usePointerRest.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const moveTo = (screenX: number) =>
  fireEvent(window, new MouseEvent('pointermove', { screenX, bubbles: true }));

test('The pointer rests when it has not moved for a while; a press or a move ends that [PRES-28]', () => {
  vi.useFakeTimers();
  const { result } = renderHook(usePointerRest);
  expect(result.current).toBe(false);
  pass(REST_MS - 1);
  moveTo(10);
  pass(REST_MS - 1);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  moveTo(10);
  expect(result.current).toBe(true);
  moveTo(11);
  expect(result.current).toBe(false);
  pass(REST_MS);
  fireEvent.pointerDown(window);
  expect(result.current).toBe(false);
});
