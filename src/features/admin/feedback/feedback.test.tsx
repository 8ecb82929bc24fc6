import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const admin = 'admin@neuro.example';
const employee = 'employee@neuro.example';

test('[ADM-05] feedback is read and answered in the drawer; the author gets a letter, the table the new status', async () => {
  const standIn = await startStandIn();
  const { database } = standIn.deps;
  database.store.write((transaction) =>
    transaction.put(database.feedback, {
      id: '2d8f4b10-0000-4e6a-9c35-000000000001',
      number: 1,
      owner: employee,
      email: employee,
      groupId: 4,
      text: 'Где история?\nНе нашла',
      isError: false,
      date: '2026-11-20T09:00:00.000Z',
    }),
  );
  const { user, problems } = await renderPortal('/admin/feedback', { as: admin, standIn });
  await user.click(await screen.findByText(/^Где история/));
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText(/^Вопрос по нейросетям/);
  const answer = within(await drawer.findByRole('form', { name: 'Ответ' }));
  await user.type(answer.getByRole('textbox', { name: /Ответ или заметка/ }), 'В меню слева');
  await user.click(answer.getByRole('button', { name: /Шаблон/ }));
  await user.click(await screen.findByRole('option', { name: 'Исправлено' }));
  await user.click(answer.getByRole('button', { name: 'Ответить' }));
  const thread = await drawer.findByRole('list', { name: 'Переписка' });
  expect(thread.textContent).toMatch(/Ошибка исправлена[\s\S]*В меню слева/);
  expect([...database.mails.values()].map(({ to }) => to)).toContain(employee);
  expect(drawer.getByRole<HTMLTextAreaElement>('textbox', { name: /Ответ или заметка/ }).value).toBe('');
  await user.click(drawer.getByRole('button', { name: 'Закрыть' }));
  await screen.findByText('Отвечено');
  expect(problems).toEqual([]);
});
