import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { mailedLink } from '#platform/mailed-token.ts';
import { ResetPassword } from './ResetPassword.tsx';
import {
  api,
  calls,
  described,
  field,
  link,
  mockGateway,
  refuse,
  server,
  show,
  title,
  typePasswords,
} from './testing/screens.tsx';

vi.mock('#platform/mailed-token.ts', { spy: true });

mockGateway();
beforeEach(() => {
  vi.mocked(mailedLink).mockReturnValue(link);
});

test('[AUTH-03] how good the password is is told', async () => {
  const user = await show(ResetPassword);
  expect(described(field('Пароль'))).toBe('Не меньше 8\u00a0символов');
  await user.type(field('Пароль'), 'лошадь верно батарея скрепка');
  expect(await screen.findByText(/Надёжный/)).toBeDefined();
  expect(described(field('Пароль'))).toBe('');
});

test('[AUTH-05] a new password goes with the bearer token, then to the main page', async () => {
  const user = await show(ResetPassword);
  await typePasswords(user, 'рыжий кот у моря', 'рыжий');
  await user.keyboard('{Enter}');
  expect(described(field('Пароль ещё раз'))).toContain('Пароли не совпадают');
  expect(calls).toEqual([]);
  await user.type(field('Пароль ещё раз'), ' кот у моря{Enter}');
  await title('Адрес /');
  expect(calls).toEqual(['POST resetPassword {"password":"рыжий кот у моря"}']);
  expect(screen.getByRole('status').textContent).toContain('Пароль сброшен');
});

test('[AUTH-05] a refused link gives way to a new one; a server in trouble does not', async () => {
  server.use(http.post(`${api}/resetPassword`, refuse(500, ''), { once: true }));
  const user = await show(ResetPassword);
  await typePasswords(user);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(field('Пароль').value).toBe('рыжий кот у моря');
  server.use(http.post(`${api}/resetPassword`, refuse(401, 'Ссылка недействительна')));
  await waitFor(() => expect(screen.queryByText('Выполняется')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
  await title('Ссылка больше не действует');
  await user.click(screen.getByRole('link', { name: 'Запросить новую ссылку' }));
  await title('Адрес /forgotPassword');
});
