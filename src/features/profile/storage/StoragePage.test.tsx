import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { neuro } from '#mocks/testing/company-area.ts';
import { thisTab } from '#platform/tabs.ts';
import { renderPortal } from '#tests/portal.tsx';
import { keepText } from './KeepNote.tsx';

const employee = 'employee@neuro.example';
const files = () =>
  within(screen.getByRole('list', { name: 'Самые большие файлы' })).getAllByRole('listitem');
const press = async (user: { click: (element: Element) => Promise<void> }, dialog: string, name: string) => {
  const shown = await screen.findByRole('dialog', { name: dialog });
  await user.click(within(shown).getByRole('button', { name }));
};
const nbsp = (text: string): string => text.replaceAll('_', '\u00a0');

test('[PROF-08][PROF-09] a file is deleted after a question; the removed history is taken back, also after a reload', async () => {
  const { user, standIn, close } = await renderPortal('/profile/storage', { as: employee });
  await screen.findByRole('list', { name: 'Самые большие файлы' });
  const before = files().length;
  expect(screen.getByText(/^Всего/).textContent).toContain(nbsp(`${before}_файл`));
  const [first] = files();
  await user.click(within(first as HTMLElement).getByRole('button', { name: /^Удалить файл/ }));
  expect(standIn.callsOf('fileRemove')).toEqual([]);
  await press(user, 'Удалить файл?', 'Удалить');
  await waitFor(() => expect(files()).toHaveLength(before - 1));
  expect(screen.getByText(/^Всего/).textContent).toContain(nbsp(`${before - 1}_файл`));

  const tell = vi.spyOn(thisTab(), 'tell');
  expect(screen.getByRole('checkbox', { name: 'Оставить закреплённые' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: 'Удалить историю' }));
  await press(user, nbsp(`Удалить 19_чатов и_${before - 1}_файла?`), 'Удалить');
  const undo = await screen.findByRole('button', { name: 'Отменить удаление' });
  expect(undo.closest('div')?.textContent).toContain(nbsp('Отменить можно ещё 10_минут'));
  expect(await screen.findByText('Файлов нет')).toBeDefined();
  expect(tell).toHaveBeenCalledWith({ type: 'history', userId: 1 });

  close();
  const again = await renderPortal('/profile/storage', { standIn });
  await again.user.click(await screen.findByRole('button', { name: 'Отменить удаление' }));
  await waitFor(() => expect(files()).toHaveLength(before - 1));
  expect(screen.queryByRole('button', { name: 'Отменить удаление' })).toBeNull();
  const remove = screen.getByRole('button', { name: 'Удалить историю' });
  await waitFor(() => expect(document.activeElement).toBe(remove));
});

test('[PROF-07] an archive is made in stages and downloaded; a second one in a day is refused with the time', async () => {
  const { user, standIn } = await renderPortal('/profile/storage', { as: employee });
  await user.click(await screen.findByRole('button', { name: 'Собрать архив' }));
  expect(await screen.findByRole('progressbar', { name: /^Собираем|^Упаковываем/ })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Скачать архив' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Собрать архив' }));
  expect((await screen.findByText(/^Данные можно выгружать раз в сутки/)).textContent).toMatch(/\d\d:\d\d/);
  expect(standIn.callsOf('dataExportAdd')).toHaveLength(2);
});

const none = { chatDays: null, fileDays: null, letterDays: null, auditDays: null, signInDays: null };

test.each([
  [
    { chatDays: 365, fileDays: 90 },
    'чаты, в_том числе закреплённые, год после последнего сообщения, файлы_— 90_дней',
  ],
  [
    { fileDays: 21, signInDays: 730 },
    'файлы 21_день после последнего использования, записи о_входах_— 2_года',
  ],
  [{ letterDays: 1825 }, 'письма администраторам 5_лет после отправки'],
])('[PROF-12] terms %j are one sentence', (terms, text) => {
  expect(keepText({ ...none, ...terms })).toBe(nbsp(`Компания хранит ${text}.`));
});

test('[PROF-12] the page says how long the company keeps things, and nothing without terms', async () => {
  const { standIn, close } = await renderPortal('/profile/storage', { as: employee });
  await screen.findByRole('list', { name: 'Самые большие файлы' });
  expect(screen.queryByText(/^Компания хранит/)).toBeNull();
  close();
  const { companies, store } = standIn.deps.database;
  const company = companies.get(neuro);
  if (company) store.put(companies, { ...company, keep: { ...none, auditDays: 90, fileDays: 90 } });
  await renderPortal('/profile/storage', { standIn });
  expect((await screen.findByText(/^Компания хранит/)).textContent).toBe(
    nbsp('Компания хранит файлы 90_дней после последнего использования.'),
  );
});

test('[PILOT-08] the page shows how much of the room for files is taken', async () => {
  const { standIn } = await renderPortal('/profile/storage', { as: employee });
  const meter = await screen.findByRole('meter', { name: 'Место для файлов' });
  expect(meter.getAttribute('aria-valuetext')).toMatch(/^занято .* из 10\u00a0ГБ$/);
  expect(standIn.callsOf('storageRead')).toHaveLength(1);
});
