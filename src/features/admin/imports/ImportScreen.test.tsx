import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';

const address = '/admin/users/users-add-lists';
const list = (text: string, name = 'Список.csv') => new File([text], name, { type: 'text/csv' });
const input = () => document.querySelector('input[type="file"]') as HTMLInputElement;

test('[ADM-23][ADM-20] a list is checked, imported and told of; a failed check keeps the file', async () => {
  const { user, standIn } = await renderPortal(address, { as: 'admin@neuro.example' });
  await screen.findByRole('radio', { name: /Добавить и/ });
  await user.upload(input(), list('Почта;Имя\nnew@neuro.example;Анна Волкова\n'));
  expect(await screen.findByText(/Нет столбца «E-mail». Найдено: «Почта», «Имя»/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Удалить Список.csv' })).toBeTruthy();

  await user.upload(input(), list('E-mail;Имя\nnew@neuro.example;Анна Волкова\npetrov@neuro;Пётр\n'));
  expect(await screen.findByText(/Адрес записан с.ошибкой/)).toBeTruthy();
  expect(standIn.deps.database.users.get('new@neuro.example')).toBeUndefined();
  await user.click(screen.getByRole('button', { name: /^Импортировать 1/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Импортировать' }));
  const progress = within(await screen.findByRole('dialog', { name: 'Импорт' }));
  expect(await progress.findByText('Готово. Изменено 1')).toBeTruthy();
  await user.click(progress.getAllByRole('button', { name: 'Закрыть' })[0] as HTMLElement);
  expect(standIn.deps.database.users.get('new@neuro.example')?.invited).toBe(true);
  expect((await screen.findAllByText('Готово. Изменено 1, отказано 1')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Скачать отказы' })).toBeTruthy();
});

test('[ADM-23][ADM-24] another purpose or separator checks the same file again', async () => {
  const { user, standIn, router } = await renderPortal(address, { as: 'admin@neuro.example' });
  await user.click(await screen.findByRole('radio', { name: /Заблокировать/ }));
  await user.upload(input(), list('E-mail\nemployee@neuro.example\n'));
  await user.click(await screen.findByRole('button', { name: 'Проверить список' }));
  expect(await screen.findByText(/^Укажите причину/)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /Причина/ }), 'Уволен{Enter}');
  expect(await screen.findByText('Статус: Действует → Заблокирован')).toBeTruthy();

  await user.click(screen.getByRole('radio', { name: /Добавить и/ }));
  expect(await screen.findByText(/Нет столбца «Имя»/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Удалить Список.csv' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /Заблокировать/ }));
  expect(await screen.findByRole('button', { name: /^Импортировать 1/ })).toBeTruthy();
  expect(router.state.location.search).toEqual({ import: expect.any(String) });
  expect(standIn.deps.database.users.get('employee@neuro.example')?.blocked).toBeUndefined();
  expect(standIn.deps.database.imports.size).toBe(2);
});

test('[COMP-03] a company administrator has no column for the company', async () => {
  await renderPortal('/companyAdmin/users/users-add-lists', { as: 'company@neuro.example' });
  expect(await screen.findByText(/Столбцы: E-mail, Имя, Отдел, Группы, Тариф/)).toBeTruthy();
  expect(await screen.findByText('Списков ещё не было. Выберите файл выше.')).toBeTruthy();
});
