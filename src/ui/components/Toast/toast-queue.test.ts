import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastQueue } from './toast-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const titles = (queue: ToastQueue) => queue.getSnapshot().map(({ title }) => title);

test('[APP-11] a toast is shown for 5000 ms by default', () => {
  const queue = new ToastQueue();
  queue.show({ tone: 'info', title: 'Готово' });
  vi.advanceTimersByTime(4999);
  expect(titles(queue)).toEqual(['Готово']);
  vi.advanceTimersByTime(1);
  expect(titles(queue)).toEqual([]);
});

test('[APP-11] a timeout applies to its own toast only', () => {
  const queue = new ToastQueue();
  queue.show({ tone: 'positive', title: 'Код отправлен на почту', timeout: 1000 });
  queue.show({ tone: 'negative', title: 'Сервис недоступен', timeout: 3000 });
  vi.advanceTimersByTime(1000);
  expect(titles(queue)).toEqual(['Сервис недоступен']);
  vi.advanceTimersByTime(2000);
  expect(titles(queue)).toEqual([]);
});

test('[APP-11] a toast without a timeout stays until it is dismissed', () => {
  const queue = new ToastQueue();
  const id = queue.show({ tone: 'info', title: 'На почту отправлено письмо', timeout: null });
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(titles(queue)).toEqual(['На почту отправлено письмо']);
  queue.dismiss(id);
  expect(titles(queue)).toEqual([]);
});

test('[APP-11] a pause keeps the remaining time, also of toasts added during it', () => {
  const queue = new ToastQueue();
  queue.show({ tone: 'info', title: 'Первое', timeout: 2000 });
  vi.advanceTimersByTime(1500);
  queue.pause();
  queue.show({ tone: 'info', title: 'Второе', timeout: 1000 });
  vi.advanceTimersByTime(60_000);
  expect(titles(queue)).toEqual(['Первое', 'Второе']);
  queue.resume();
  vi.advanceTimersByTime(499);
  expect(titles(queue)).toEqual(['Первое', 'Второе']);
  vi.advanceTimersByTime(1);
  expect(titles(queue)).toEqual(['Второе']);
  vi.advanceTimersByTime(500);
  expect(titles(queue)).toEqual([]);
});

test('[APP-11] an equal toast is not added twice: its time restarts', () => {
  const queue = new ToastQueue();
  const first = queue.show({ tone: 'negative', title: 'Нет связи' });
  vi.advanceTimersByTime(4000);
  expect(queue.show({ tone: 'negative', title: 'Нет связи' })).toBe(first);
  expect(titles(queue)).toEqual(['Нет связи']);
  vi.advanceTimersByTime(4000);
  expect(titles(queue)).toEqual(['Нет связи']);
  vi.advanceTimersByTime(1000);
  expect(titles(queue)).toEqual([]);
});

test('[APP-11] listeners are notified of changes, the snapshot is stable between them', () => {
  const queue = new ToastQueue();
  const listener = vi.fn();
  const stop = queue.subscribe(listener);
  queue.show({ tone: 'info', title: 'Первое' });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(queue.getSnapshot()).toBe(queue.getSnapshot());
  queue.clear();
  expect(titles(queue)).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  stop();
  queue.show({ tone: 'info', title: 'Второе' });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('[PRE-16] a toast of one second is in the history, newest first, without repeats', () => {
  const queue = new ToastQueue();
  queue.show({ tone: 'positive', title: 'Сообщение отправлено', timeout: 1000 });
  queue.show({ tone: 'negative', title: 'Нет связи', text: 'Повторим', timeout: 3000 });
  queue.show({ tone: 'positive', title: 'Сообщение отправлено', timeout: 1000 });
  vi.advanceTimersByTime(60_000);
  expect(titles(queue)).toEqual([]);
  expect(queue.getHistory()).toMatchObject([
    { tone: 'positive', title: 'Сообщение отправлено', shownAt: Date.now() - 60_000 },
    { tone: 'negative', title: 'Нет связи', text: 'Повторим' },
  ]);
  expect(queue.getHistory()).toBe(queue.getHistory());
});

test('[PRE-16] the history has the last 30 toasts until it is cleared; visible toasts stay', () => {
  const queue = new ToastQueue();
  for (let count = 1; count <= 31; count += 1) queue.show({ tone: 'info', title: `${count}` });
  expect(
    queue
      .getHistory()
      .map(({ title }) => title)
      .slice(0, 2),
  ).toEqual(['31', '30']);
  expect(queue.getHistory()).toHaveLength(30);
  queue.clearHistory();
  expect(queue.getHistory()).toEqual([]);
  expect(titles(queue)).toHaveLength(31);
});

test('[APP-11] two equal toasts with actions are both shown: each undoes another change', () => {
  const queue = new ToastQueue();
  const pressed: number[] = [];
  for (const one of [1, 2]) {
    const onPress = () => void pressed.push(one);
    queue.show({ tone: 'positive', title: 'Изменено: 1', action: { label: 'Отменить', onPress } });
  }
  for (const { action } of queue.getSnapshot()) action?.onPress();
  expect(pressed).toEqual([1, 2]);
});

test('[PRE-07] a toast with a personal action is removed when another user signs in, others stay', () => {
  const queue = new ToastQueue();
  queue.show({ tone: 'info', title: 'Чат удалён', action: { label: 'Отменить', onPress: () => {} } });
  queue.show({ tone: 'info', title: 'Вы вышли' });
  queue.clearHistory();
  expect(titles(queue)).toEqual(['Вы вышли']);
});

test('[ERR-12] a toast whose action concerns the page is shown once and stays when another user signs in', () => {
  const queue = new ToastQueue();
  const action = { label: 'Обновить страницу', isOfPage: true, onPress: () => {} };
  for (let times = 0; times < 2; times++)
    queue.show({ tone: 'negative', title: 'Не удалось открыть', timeout: null, action });
  queue.clearHistory();
  expect(titles(queue)).toEqual(['Не удалось открыть']);
});
