import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Message } from '../model/chat.ts';
import Reasoning from './Reasoning.tsx';

const message = (content: string): Message =>
  ({ reasoning: 'Сначала посчитаю.', content, status: 'streaming' }) as unknown as Message;
const details = () => screen.getByRole<HTMLDetailsElement>('group');
const summary = () => screen.getByText(/^Ход рассуждений/);

test('[CHAT-03] the reasoning is open while it streams alone; the first word of the answer folds it and stops its clock', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { rerender } = render(<Reasoning message={message('')} />);
  expect([details().open, summary().textContent]).toEqual([true, 'Ход рассуждений']);
  vi.advanceTimersByTime(14_000);
  rerender(<Reasoning message={message('Ответ')} />);
  expect([details().open, summary().textContent]).toEqual([false, 'Ход рассуждений · 14\u00a0с']);
  vi.useRealTimers();
});

test('[CHAT-03] reasoning that the reader has closed and opened again stays open in the answer', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Reasoning message={message('')} />);
  for (const open of [false, true]) {
    // The browser tells the choice after the click.
    const told = new Promise((resolve) => details().addEventListener('toggle', resolve, { once: true }));
    await user.click(summary());
    await act(() => told);
    rerender(<Reasoning message={message('')} />);
    expect(details().open).toBe(open);
  }
  rerender(<Reasoning message={message('Ответ')} />);
  expect(details().open).toBe(true);
});
