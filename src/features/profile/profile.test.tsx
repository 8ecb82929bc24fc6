import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ServiceLimit } from '#api/generated/model/serviceLimit.ts';
import { putEmailChange } from '#mocks/testing/calls.ts';
import { session } from '#platform/session/session.ts';
import { fill, renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const employee = 'employee@neuro.example';
const student = 'student@neuro.example';

test('[PROF-01] the data: the name is changed in the header too, a wrong password is told at its field', async () => {
  const { user, standIn } = await renderPortal('/profile', { as: employee });
  expect(await screen.findByRole('heading', { level: 1, name: 'Мои данные' })).toBeTruthy();
  expect(await screen.findByText('Планово-экономический отдел')).toBeTruthy();
  expect(await screen.findByText(/Принимаю правила работы/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Изменить имя' }));
  const field = await screen.findByRole('textbox', { name: 'Имя и фамилия' });
  await fill(user, field, 'Мария Берг');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('button', { name: /^Мария Берг/ })).toBeTruthy();
  expect(session.get().profile?.name).toBe('Мария Берг');

  await user.click(await screen.findByRole('button', { name: 'Сменить пароль' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Смена пароля' }));
  await fill(user, dialog.getByLabelText('Нынешний пароль'), 'portal-2025');
  await fill(user, dialog.getByLabelText('Новый пароль'), 'Зимний-лес-27');
  await fill(user, dialog.getByLabelText('Новый пароль ещё раз'), 'Зимний-лес-27');
  await user.click(dialog.getByRole('button', { name: 'Сменить пароль' }));
  expect(await dialog.findByText('Пароль не подошёл')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText('Нынешний пароль'));
  await fill(user, dialog.getByLabelText('Нынешний пароль'), 'portal-2026');
  await user.click(dialog.getByRole('button', { name: 'Сменить пароль' }));
  expect(await screen.findByText('Пароль изменён')).toBeTruthy();
  expect(standIn.callsOf('passwordChange')).toHaveLength(2);
});

test('[PROF-11] the own account is removed with the password, and the removal is taken back', async () => {
  const { user } = await renderPortal('/profile', { as: employee });
  await user.click(await screen.findByRole('button', { name: 'Удалить учётную запись' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Удалить учётную запись?' }));
  await fill(user, dialog.getByLabelText('Пароль'), 'portal-2025');
  await user.click(dialog.getByRole('button', { name: 'Удалить' }));
  expect(await dialog.findByText('Пароль не подошёл')).toBeTruthy();
  await fill(user, dialog.getByLabelText('Пароль'), 'portal-2026');
  await user.click(dialog.getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText(/^Учётная запись удалится/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Отменить удаление' }));
  expect(await screen.findByRole('button', { name: 'Удалить учётную запись' })).toBeTruthy();
});

test('[PROF-11] the last administrator is told why the account stays', async () => {
  const { user } = await renderPortal('/profile', { as: 'admin@neuro.example' });
  await user.click(await screen.findByRole('button', { name: 'Удалить учётную запись' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Удалить учётную запись?' }));
  await fill(user, dialog.getByLabelText('Пароль'), 'portal-2026');
  await user.click(dialog.getByRole('button', { name: 'Удалить' }));
  expect(await dialog.findByText('Вы последний администратор портала')).toBeTruthy();
});

test('[PROF-04] the limits; «Попросить больше» begins a letter', async () => {
  const standIn = await startStandIn();
  standIn.change('limitList', (limits: ServiceLimit[]) =>
    limits.map((limit) => (limit.serviceType === 'img' ? { ...limit, used: 10 } : limit)),
  );
  const { user } = await renderPortal('/profile/limits', { as: employee, standIn });
  const meter = await screen.findByRole('meter', { name: 'DALL·E' });
  expect(meter.getAttribute('aria-valuetext')).toMatch(/^Лимит исчерпан: 10.из.10.запросов, обновится /);
  expect(screen.getAllByText(/^Без ограничений/).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Попросить больше: DALL·E' }));
  const text = await screen.findByRole('textbox', { name: 'Сообщение' });
  expect(text).toHaveProperty('value', expect.stringContaining('лимит сервиса «DALL·E»'));
});

test('[PROF-01] the money: operations by page; a failed page can be loaded again', async () => {
  const standIn = await startStandIn();
  standIn.fail('limit-exceeded', { operation: 'balanceOperationList', times: 1 });
  const { user } = await renderPortal('/profile/money', { as: student, standIn });
  await user.click(await screen.findByRole('button', { name: 'Понятно' }));
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText(/^1–20 из/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Страница 2' }));
  expect(await screen.findByText(/^21–40 из/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Предложение лицея' })).toBeTruthy();
});

test('[AUTH-13] a new address from an administrator is shown, and «Это не я» cancels it', async () => {
  const standIn = await startStandIn();
  const change = putEmailChange(standIn);
  const { user } = await renderPortal('/profile/data', { as: employee, standIn });
  expect((await screen.findByText(/^Ждёт подтверждения/)).textContent).toContain('new@neuro.example');
  await user.click(screen.getByRole('button', { name: 'Это не я' }));
  await waitFor(() => expect(screen.queryByText(/^Ждёт подтверждения/)).toBeNull());
  expect(standIn.deps.database.emailChanges.get(change)?.state).toBe('ended');
});
