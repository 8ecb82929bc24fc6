import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Mailing } from '#api/generated/model/mailing.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { audienceOf, mailingErrors, mailingForm } from './mailing-form.ts';

const admin = 'admin@neuro.example';
const uuid = '9d6f3b70-0001-4c5e-8a42-7b1d9e3c5f01';
const moment = '2026-11-20T09:00:00.000Z';

test('[ADM-29] a draft is begun after its test and the typed number, and cancelled before its start', async () => {
  const standIn = await startStandIn();
  const { database } = standIn.deps;
  database.store.write((transaction) =>
    transaction.put(database.mailings, {
      uuid,
      title: 'Работы',
      channel: 'mail',
      level: null,
      subject: 'Работы',
      body: 'Здравствуйте, {{name}}!',
      audience: { group: ['COMMERCE'] },
      status: 'draft',
      startsAt: null,
      tested: null,
      version: 1,
      created: moment,
      changed: moment,
      changedBy: admin,
    }),
  );
  const { user } = await renderPortal(`/admin/letters?part=mailings&row=${uuid}&tab=sending`, {
    as: admin,
    standIn,
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Работы' }));
  const begin = await drawer.findByRole<HTMLButtonElement>('button', {
    name: /^Отправить 1\u00a0получателю/,
  });
  expect(begin.disabled).toBe(true);
  const name = database.users.get('commerce@neuro.example')?.profile.name;
  expect(await drawer.findByText(`Здравствуйте, ${name}!`)).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Отправить тест себе' }));
  await drawer.findByText(/^Тест этой версии отправлен/);
  expect([...database.mails.values()].map(({ to }) => to)).toEqual([admin]);
  await user.click(await drawer.findByRole('button', { name: /^Отправить 1\u00a0получателю/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: /^Отправить/ });
  expect(confirm.disabled).toBe(true);
  await user.type(dialog.getByRole('textbox'), '1');
  await user.click(dialog.getByRole('radio', { name: /^В.другое время$/ }));
  await user.click(confirm);
  expect(await dialog.findByText(/^Укажите дату и.время$/)).toBeTruthy();
  expect(standIn.callsOf('adminMailingConfirm')).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: /^Через 5.минут$/ }));
  await user.click(confirm);
  await user.click(await drawer.findByRole('button', { name: 'Отменить рассылку' }));
  await drawer.findByRole('button', { name: 'Отправить тест себе' });
  expect(database.mailings.get(uuid)?.status).toBe('draft');
});

test('[ADM-29] the audience has only what is set; variables, level and days are checked', () => {
  const values = mailingForm.toValues(null);
  expect(audienceOf(values)).toEqual({});
  const some = { ...values, isVisited: 'false', tariff: [{ id: '10', label: 'Начальный' }], requestsMin: 0 };
  expect(audienceOf(some)).toEqual({ isVisited: false, tariff: [10], requestsMin: 0 });
  const found = mailingForm.toValues({ audience: { searchText: 'экономист' } } as Mailing);
  expect(audienceOf(found)).toEqual({ searchText: 'экономист' });
  expect(mailingErrors({ ...values, body: '{{link}}' }).body).toBe('Неизвестная переменная: {{link}}');
  const long = 'я'.repeat(4001);
  expect(mailingErrors({ ...values, body: long }).body).toBeUndefined();
  expect(mailingErrors({ ...values, body: long, channel: 'notification' }).body).toMatch(/4\s000/);
  const turned = { ...values, createdFrom: '2026-11-20', createdTo: '2026-11-19' };
  expect(mailingErrors(turned).createdTo).toBeTruthy();
});
