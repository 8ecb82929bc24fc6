import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcement } from '#platform/announcer.ts';
import type { Message } from '../model/chat.ts';
import Announcer from './Announcer.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const message = (content: string, status: Message['status']): Message =>
  ({ id: '1', role: 'assistant', content, status, files: [] }) as unknown as Message;

test('[CHAT-15][PRE-19] an answer is announced at most every two seconds, and its end once', () => {
  const { container, rerender } = render(<Announcer answer={message('', 'streaming')} stage={undefined} />);
  const show = (content: string, status: Message['status']): string => {
    rerender(<Announcer answer={message(content, status)} stage={undefined} />);
    return container.textContent;
  };
  expect(show('Первое. Второе', 'streaming')).toBe('');
  act(() => vi.advanceTimersByTime(2000));
  expect(container.textContent).toBe('Первое.');
  expect(show('Первое. Второе', 'complete')).toBe('Второе.\nОтвет готов');
  expect(show('Первое. Второе', 'complete')).toBe('Второе.\nОтвет готов');
});

test('[CHAT-15] an old answer is not announced, a stopped one says so, a failed one leaves that to its alert', () => {
  const ended = (status: Message['status']): string => {
    cleanup();
    const { container, rerender } = render(<Announcer answer={message('', 'streaming')} stage={undefined} />);
    rerender(<Announcer answer={message('Раз', status)} stage={undefined} />);
    return container.textContent;
  };
  expect(ended('stopped')).toBe('Раз.\nОтвет остановлен');
  expect(ended('interrupted')).toBe('Раз.');
  cleanup();
  expect(
    render(<Announcer answer={message('Раз', 'complete')} stage={undefined} />).container.textContent,
  ).toBe('');
});

test('[CHAT-15] each stage of a long job is announced', () => {
  const { rerender } = render(<Announcer answer={undefined} stage="Читаем файл" />);
  expect(announcement.get()).toBe('Читаем файл');
  rerender(<Announcer answer={undefined} stage="Переводим" />);
  expect(announcement.get()).toBe('Переводим');
});
