import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const company = 'company@neuro.example';

test('[COMP-03][ADM-20] a company’s administrator adds people without role and company; a foreign address is refused at its field', async () => {
  const { user, problems, standIn } = await renderPortal('/companyAdmin/users/users-table', { as: company });
  await screen.findByRole('rowheader', { name: 'employee@neuro.example' });
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
  await screen.findByRole('rowheader', { name: 'inna@neuro.example' });
  expect(standIn.calls.filter(({ operation }) => operation.startsWith('admin'))).toEqual([]);
  expect(problems).toEqual([]);
});

test('[COMP-03] an administrator of the portal is for reading in a company’s area', async () => {
  await renderPortal('/companyAdmin/users/users-table?row=2', { as: company });
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText(/его меняют только администраторы портала/);
  expect(drawer.queryByRole('button', { name: 'Сохранить' })).toBeNull();
});

test('[COMP-02] a company’s administrator answers feedback and has no notes', async () => {
  const standIn = await startStandIn();
  const { database } = standIn.deps;
  const email = 'employee@neuro.example';
  const id = '2d8f4b10-0000-4e6a-9c35-000000000001';
  database.store.write((transaction) =>
    transaction.put(database.feedback, {
      ...{ id, number: 1, owner: email, email, groupId: 4, text: 'Где история?', isError: false },
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

test.each(['list-reports', 'create-reports'])(
  '[COMP-02] the planned page %s of a company asks the platform’s calls for nothing',
  async (page) => {
    const { standIn } = await renderPortal(`/companyAdmin/reports/${page}`, { as: company });
    await screen.findByText('Скоро здесь');
    expect(standIn.calls.filter(({ operation }) => /^(admin|report)/.test(operation))).toEqual([]);
  },
);
