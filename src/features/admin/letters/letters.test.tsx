import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { templateForm } from '../pages/letters-templates.tsx';

const admin = 'admin@neuro.example';

test('[ADM-05] a letter is read as plain text and answered in the drawer', async () => {
  const standIn = await startStandIn();
  const { database } = standIn.deps;
  database.store.write((transaction) =>
    transaction.put(database.letters, {
      id: crypto.randomUUID(),
      owner: null,
      email: 'new@neuro.example',
      title: 'Нет письма',
      text: '**Где** ссылка?',
      date: '2026-11-20T09:00:00.000Z',
    }),
  );
  const { user } = await renderPortal('/admin/letters', { as: admin, standIn });
  await user.click(await screen.findByText('**Где** ссылка?'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Нет письма' }));
  expect(await drawer.findByText('**Где** ссылка?')).toBeTruthy();
  await user.type(drawer.getByRole('textbox', { name: /Ответ/ }), 'Отправили ещё раз.');
  await user.click(drawer.getByRole('button', { name: 'Ответить' }));
  expect(
    within(await drawer.findByRole('list', { name: 'Переписка' })).getByText('Отправили ещё раз.'),
  ).toBeTruthy();
  expect([...database.mails.values()].map(({ to }) => to)).toEqual(['new@neuro.example']);
});

test('[ADM-05][ADM-20] a template shows its preview while it is typed, markup as text; faults stand at their fields; a mailing begins with it', async () => {
  const { user } = await renderPortal('/admin/letters?part=templates&tab=data', { as: admin });
  await user.click(await screen.findByRole('button', { name: 'Добавить' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Новый шаблон' }));
  await user.type(drawer.getByRole('textbox', { name: /Код/ }), 'works');
  await user.type(drawer.getByRole('textbox', { name: /Тема/ }), 'Работы');
  const body = drawer.getByRole('textbox', { name: /Текст/ });
  await user.click(body);
  await user.paste('Здравствуйте, {{name}}! <img src=x> {{link}}');
  const preview = drawer.getByRole('region', { name: 'Просмотр' });
  await waitFor(() => expect(preview.textContent).toContain('Здравствуйте, Мария Орлова! <img src=x>'));
  expect(preview.querySelector('img')).toBeNull();
  await user.click(drawer.getByRole('button', { name: 'Сохранить' }));
  expect(await drawer.findByText('Неизвестная переменная: {{link}}')).toBeTruthy();
  expect(body).toHaveProperty('ariaInvalid', 'true');
  await fill(user, body, 'Здравствуйте, {{name}}!');
  await user.click(drawer.getByRole('button', { name: 'Сохранить' }));
  await screen.findByRole('rowheader', { name: 'works' });
  await user.click(screen.getByRole('tab', { name: 'Рассылки' }));
  await user.click(await screen.findByRole('button', { name: 'Добавить' }));
  const mailing = within(await screen.findByRole('dialog', { name: 'Новая рассылка' }));
  await user.click(await mailing.findByRole('button', { name: /Шаблон/ }));
  await user.click(await screen.findByRole('option', { name: 'Работы (works)' }));
  expect(mailing.getByRole('textbox', { name: /Тема/ })).toHaveProperty('value', 'Работы');
  expect(mailing.getByRole('textbox', { name: /Текст/ })).toHaveProperty('value', 'Здравствуйте, {{name}}!');
});

test('[ADM-20] a template lacks no variable that its letter needs', () => {
  const variables = [{ name: 'link', title: 'Ссылка', isRequired: true, sample: '' }];
  const row = {
    uuid: '',
    code: 'password',
    subject: 'Пароль',
    body: '{{link}}',
    purpose: '',
    isSystem: true,
    variables,
    version: 1,
    created: '',
    changed: '',
    changedBy: null,
  };
  const values = templateForm.toValues(row);
  const faults = (change: object) => templateForm.validate?.({ ...values, ...change }, row);
  expect(Object.values(faults({}) ?? {}).filter(Boolean)).toEqual([]);
  expect(faults({ body: 'Откройте' })?.body).toBe('Не хватает переменной: {{link}}');
  expect(faults({ body: '{{link' })?.body).toMatch(/записана неверно/);
});
