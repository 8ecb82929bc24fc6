import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FailureText } from './FailureText.tsx';
import { RepeatButton } from './RepeatButton.tsx';

afterEach(() => void vi.useRealTimers());

const button = (): HTMLButtonElement => screen.getByRole('button');
const text = (): string => button().textContent.replaceAll('\u00a0', ' ');
const pass = (seconds: number): void => act(() => void vi.advanceTimersByTime(seconds * 1000));

test('[CHAT-27][ERR-12] «Повторить» counts down, goes on where it is shown again, and is enabled at the end', () => {
  vi.useFakeTimers();
  const failure = {};
  const shown = render(<RepeatButton failure={failure} retryAfter={150} onPress={vi.fn()} />);
  expect(text()).toBe('Повторить через 3 мин');
  pass(130);
  expect(text()).toBe('Повторить через 20 с');
  expect(button().disabled).toBe(true);
  shown.unmount();
  pass(2);
  render(<RepeatButton failure={failure} retryAfter={150} onPress={vi.fn()} />);
  expect(text()).toBe('Повторить через 18 с');
  pass(18);
  expect(text()).toBe('Повторить');
  expect(button().disabled).toBe(false);
});

test('[CHAT-27][ERR-12] without a time, or after hours, it says so', () => {
  const shown = render(<RepeatButton failure={{}} onPress={vi.fn()} />);
  expect(text()).toBe('Повторить');
  shown.unmount();
  render(<RepeatButton failure={{}} retryAfter={86_400} onPress={vi.fn()} />);
  expect(text()).toBe('Повторить через 24 ч');
});

test('[ERR-12] the time to wait is spoken with the reason, if the request can be repeated', () => {
  const shown = render(<FailureText text="Модель перегружена" steps={['repeat']} retryAfter={20} />);
  expect(screen.getByRole('alert').textContent).toBe('Модель перегружена. Повторите через 20\u00a0секунд.');
  shown.rerender(<FailureText text="Лимит исчерпан" steps={['service']} retryAfter={20} />);
  expect(screen.getByRole('alert').textContent).toBe('Лимит исчерпан');
});
