import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastRegion } from './ToastRegion.tsx';
import { type ToastContent, ToastQueue } from './toast-queue.ts';

let queue: ToastQueue;

beforeEach(() => {
  vi.useFakeTimers();
  queue = new ToastQueue();
  render(<ToastRegion queue={queue} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const region = () => screen.getByRole('region', { name: 'Сообщения портала' });
const show = (content: ToastContent) => act(() => queue.show(content));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test.each([
  ['positive', 'status', 'Готово'],
  ['info', 'status', 'Сообщение'],
  ['negative', 'alert', 'Ошибка'],
  ['warning', 'alert', 'Внимание'],
] as const)('[APP-11] a %s toast is announced as %s and says its kind in words', (tone, role, kind) => {
  show({ tone, title: 'Письмо отправлено', text: 'Проверьте почту' });
  const notice = within(region()).getByRole(role);
  expect(notice.textContent).toContain(kind);
  expect(notice.textContent).toContain('Письмо отправлено');
  expect(notice.textContent).toContain('Проверьте почту');
});

test('[APP-11] a toast goes by itself, and waits while the pointer is over the notices', () => {
  show({ tone: 'info', title: 'Готово', timeout: 1000 });
  fireEvent.mouseMove(region(), { screenX: 100, screenY: 100 });
  fireEvent.mouseMove(region(), { screenX: 101, screenY: 100 });
  pass(10_000);
  expect(screen.getByRole('status')).toBeDefined();
  fireEvent.mouseLeave(region());
  pass(1000);
  expect(screen.queryByRole('status')).toBeNull();
});

test('[APP-11] a toast that comes up under a pointer at rest goes by itself', () => {
  show({ tone: 'info', title: 'Скопировано', timeout: 1000 });
  fireEvent.mouseEnter(region());
  fireEvent.mouseMove(region(), { screenX: 100, screenY: 100 });
  fireEvent.mouseMove(region(), { screenX: 100, screenY: 100 });
  pass(1000);
  expect(screen.queryByRole('status')).toBeNull();
});

test('[APP-11] a toast waits while focus is in it', () => {
  show({ tone: 'info', title: 'Готово', timeout: 1000 });
  const button = screen.getByRole('button', { name: 'Закрыть сообщение' });
  act(() => button.focus());
  pass(10_000);
  expect(screen.getByRole('status')).toBeDefined();
  act(() => button.blur());
  pass(1000);
  expect(screen.queryByRole('status')).toBeNull();
});

test('[APP-11] the close button takes one toast away, and the others go on', () => {
  show({ tone: 'info', title: 'Первое' });
  show({ tone: 'info', title: 'Второе', timeout: 1000 });
  const [first] = screen.getAllByRole('button', { name: 'Закрыть сообщение' });
  if (!first) throw new Error('No close button');
  act(() => first.focus());
  fireEvent.click(first);
  expect(screen.getAllByRole('status')).toHaveLength(1);
  pass(1000);
  expect(screen.queryByRole('status')).toBeNull();
});

test('[APP-11] the action runs once and closes the toast', () => {
  const onPress = vi.fn();
  show({ tone: 'positive', title: 'Чат удалён', action: { label: 'Отменить', onPress } });
  fireEvent.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByRole('status')).toBeNull();
});
