import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
] as const)(
  '[APP-11][PRE-16] a %s toast has the role %s and contains its kind as a word',
  (tone, role, kind) => {
    show({ tone, title: 'Письмо отправлено', text: 'Проверьте почту' });
    const notice = within(region()).getByRole(role);
    expect(notice.textContent).toContain(kind);
    expect(notice.textContent).toContain('Письмо отправлено');
    expect(notice.textContent).toContain('Проверьте почту');
  },
);

test('[APP-11][PRE-16] a toast closes by itself, and waits while the pointer is over the toasts', () => {
  show({ tone: 'info', title: 'Готово', timeout: 1000 });
  fireEvent.mouseMove(region(), { screenX: 100, screenY: 100 });
  fireEvent.mouseMove(region(), { screenX: 101, screenY: 100 });
  pass(10_000);
  expect(screen.getByRole('status')).toBeDefined();
  fireEvent.mouseLeave(region());
  pass(1000);
  expect(screen.queryByRole('status')).toBeNull();
});

test('[APP-11] a toast that appears under a pointer at rest closes by itself', () => {
  show({ tone: 'info', title: 'Скопировано', timeout: 1000 });
  fireEvent.mouseEnter(region());
  fireEvent.mouseMove(region(), { screenX: 100, screenY: 100 });
  fireEvent.mouseMove(region(), { screenX: 100, screenY: 100 });
  pass(1000);
  expect(screen.queryByRole('status')).toBeNull();
});

test('[APP-11][PRE-16] a toast waits while focus is in it', () => {
  show({ tone: 'info', title: 'Готово', timeout: 1000 });
  const button = screen.getByRole('button', { name: 'Закрыть сообщение' });
  act(() => button.focus());
  pass(10_000);
  expect(screen.getByRole('status')).toBeDefined();
  act(() => button.blur());
  pass(1000);
  expect(screen.queryByRole('status')).toBeNull();
});

test('[APP-11] the close button removes one toast, the others continue', () => {
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

describe('[CHAT-15] the focus after a toast', () => {
  function Screen({ isRestored = false }: { isRestored?: boolean }) {
    return (
      <main>
        <h1>Чаты</h1>
        <button type="button">Раньше</button>
        {isRestored && <a href="/chat">Вопрос</a>}
      </main>
    );
  }
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    act(() => button.focus());
    fireEvent.click(button);
  };
  const link = () => screen.queryByRole('link');
  const undo = { label: 'Отменить', onPress: () => {}, restored: link };

  test('returns to the control that had it, or to the heading if that is gone', () => {
    const { rerender } = render(<Screen />);
    const earlier = screen.getByRole('button', { name: 'Раньше' });
    act(() => earlier.focus());
    show({ tone: 'info', title: 'Готово' });
    press('Закрыть сообщение');
    expect(document.activeElement).toBe(earlier);
    show({ tone: 'info', title: 'Готово' });
    act(() => screen.getByRole('button', { name: 'Закрыть сообщение' }).focus());
    rerender(<Screen key="next" />);
    press('Закрыть сообщение');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('moves to the element that the action restores as soon as it exists', async () => {
    const { rerender } = render(<Screen />);
    show({ tone: 'info', title: 'Чат удалён', action: undo });
    press('Отменить');
    expect(document.activeElement).toBe(document.body);
    rerender(<Screen isRestored />);
    await act(async () => {});
    expect(document.activeElement).toBe(link());
  });

  test('moves to the screen if nothing is restored, and stays where the user moved it', async () => {
    const { rerender } = render(<Screen />);
    show({ tone: 'info', title: 'Чат удалён', action: undo });
    press('Отменить');
    pass(3000);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    show({ tone: 'info', title: 'Чат удалён', action: undo });
    press('Отменить');
    const moved = screen.getByRole('button', { name: 'Раньше' });
    act(() => moved.focus());
    rerender(<Screen isRestored />);
    await act(async () => {});
    pass(3000);
    expect(document.activeElement).toBe(moved);
  });
});
