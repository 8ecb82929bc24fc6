import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const company = 'company@neuro.example';

test('[COMP-01][COMP-03][ADM-20] a company’s administrator adds people without role and company; a foreign address is refused at its field', async () => {
  const { user, problems, standIn } = await renderPortal('/companyAdmin/users/users-table', { as: company });
  await screen.findByRole('rowheader', { name: /employee@neuro\.example$/ });
  expect(screen.queryByRole('columnheader', { name: 'Роль' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Компания' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Новый пользователь' }));
  expect(drawer.queryByRole('button', { name: /Роль/ })).toBeNull();
  expect(drawer.queryByRole('combobox', { name: /Компания/ })).toBeNull();
  const email = drawer.getByRole('textbox', { name: /E-mail/ });
  await user.type(email, 'inna@agro.example');
  await user.type(drawer.getByRole('textbox', { name: /Имя/ }), 'Инна');
  await user.click(drawer.getByRole('button', { name: 'Сохранить' }));
  await drawer.findByText(/Адрес должен быть в.домене компании: neuro\.example/);
  await user.clear(email);
  await user.type(email, 'inna@neuro.example');
  await user.click(drawer.getByRole('button', { name: 'Сохранить' }));
  await screen.findByRole('rowheader', { name: 'Инна inna@neuro.example' });
  expect(standIn.calls.filter(({ operation }) => operation.startsWith('admin'))).toEqual([]);
  expect(problems).toEqual([]);
});

test('[COMP-03][COMP-05] an administrator of the portal is for reading in a company’s area; the usage of each person is shown by day and service', async () => {
  const { user, standIn } = await renderPortal('/companyAdmin/users/users-table?row=2', { as: company });
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText(/его меняют только администраторы портала/);
  expect(drawer.queryByRole('button', { name: 'Сохранить' })).toBeNull();
  await user.click(drawer.getByRole('tab', { name: 'Использование' }));
  expect(
    await drawer.findByRole('heading', { name: /^(По сервисам|В этом месяце запросов не было)$/ }),
  ).toBeTruthy();
  expect(standIn.callsOf('companyUsageSeriesList')).toHaveLength(1);
  expect(standIn.calls.filter(({ operation }) => /^(admin|usage)/.test(operation))).toEqual([]);
});

test('[COMP-02] a company’s administrator answers feedback and has no notes', async () => {
  const standIn = await startStandIn();
  const { database } = standIn.deps;
  const email = 'employee@neuro.example';
  const id = '2d8f4b10-0000-4e6a-9c35-000000000001';
  database.store.write((transaction) =>
    transaction.put(database.feedback, {
      id,
      number: 1,
      owner: email,
      email,
      groupId: 4,
      text: 'Где история?',
      isError: false,
      date: '2026-11-20T09:00:00.000Z',
    }),
  );
  const { user, problems } = await renderPortal(`/companyAdmin/feedback?row=${id}`, { as: company, standIn });
  const answer = within(await screen.findByRole('form', { name: 'Ответ' }));
  expect(answer.queryByRole('button', { name: 'Добавить заметку' })).toBeNull();
  await user.type(answer.getByRole('textbox', { name: 'Ответ' }), 'В меню слева');
  await user.click(answer.getByRole('button', { name: 'Ответить' }));
  const thread = await screen.findByRole('list', { name: 'Переписка' });
  expect(thread.textContent).toContain('В меню слева');
  expect([...database.mails.values()].map(({ to }) => to)).toContain(email);
  expect(problems).toEqual([]);
});

test('[COMP-02][ADM-36] a company’s administrator orders a report of the own rows once, and another one every week', async () => {
  const path = '/companyAdmin/reports/create-reports?report=users&role=ADMIN&company=x';
  const { user, problems, standIn } = await renderPortal(path, { as: company });
  const form = within(await screen.findByRole('form', { name: 'Заказ отчёта' }));
  expect(form.queryByRole('row', { name: /Роль|Компания/ })).toBeNull();
  await user.click(form.getByRole('button', { name: /Пользователи.*Вид/ }));
  const kinds = within(await screen.findByRole('listbox'));
  expect(kinds.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Использование',
    'Пользователи',
    'Неактивные пользователи',
    'Расходы',
    'Обращения',
    'Соглашения',
  ]);
  await user.keyboard('{Escape}');
  await user.click(form.getByRole('button', { name: 'Показать первые строки' }));
  const preview = within(await screen.findByRole('grid', { name: 'Первые строки' }));
  expect(preview.getByRole('rowheader', { name: 'employee@neuro.example' })).toBeTruthy();
  expect(preview.queryByRole('columnheader', { name: /Роль|Компания/ })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Заказать отчёт' }));
  const table = within(await screen.findByRole('grid', { name: 'Отчёты' }));
  expect(await table.findByText('Готов')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Действия: Пользователи' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Повторять по/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Повторять «Пользователи»' }));
  await user.click(dialog.getByRole('button', { name: /^Повторять по/ }));
  await screen.findByText('Расписание создано: Пользователи');
  await user.click(screen.getByRole('tab', { name: 'Расписания' }));
  const schedules = within(await screen.findByRole('grid', { name: 'Расписания отчётов' }));
  expect(await schedules.findByRole('row', { name: /^Пользователи/ })).toBeTruthy();
  expect(standIn.calls.filter(({ operation }) => /^(admin|report)/.test(operation))).toEqual([]);
  expect(problems).toEqual([]);
});
