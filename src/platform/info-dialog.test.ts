import { beforeEach, expect, test, vi } from 'vitest';
import { closeDialogs, openDialogs } from './dialogs.ts';
import { messages, openInfoDialog } from './info-dialog.ts';

const error = { title: 'Ошибка входа', message: 'Нет', isError: true };
const titles = (): string[] => messages.opened().map(({ title }) => title);

beforeEach(() => closeDialogs());

test('[APP-13] dialogs wait for each other; one with a countdown does not', () => {
  openInfoDialog(error);
  openInfoDialog({ ...error, title: 'Вторая', timer: { active: false, sec: 5 } });
  openInfoDialog({ ...error, title: 'Выход', timer: { active: true, sec: 5 } });
  expect(titles()).toEqual(['Выход', 'Ошибка входа', 'Вторая']);
});

test('[APP-13] the same dialog is not shown twice; another title or text is another dialog', () => {
  openInfoDialog(error);
  openInfoDialog({ ...error });
  openInfoDialog({ ...error, message: 'Другое' });
  openInfoDialog({ ...error, title: 'Другая' });
  expect(titles()).toEqual(['Ошибка входа', 'Ошибка входа', 'Другая']);
});

test('[APP-13] closing one keeps the others; it can open again', () => {
  openInfoDialog(error);
  openInfoDialog({ ...error, title: 'Другая' });
  openDialogs.get()[0]?.close();
  expect(titles()).toEqual(['Другая']);
  openInfoDialog(error);
  expect(titles()).toEqual(['Другая', 'Ошибка входа']);
});

test('[PRE-09] it has the page and the time of its error, without a query', () => {
  vi.stubGlobal('location', { pathname: '/resetPassword', search: '?token=secret' });
  vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  openInfoDialog(error);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(messages.opened()).toEqual([{ ...error, path: '/resetPassword', openedAt: 1_700_000_000_000 }]);
});
