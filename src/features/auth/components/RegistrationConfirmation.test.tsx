import { screen } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetMailedLink, isEntrance, mailedLink } from '#platform/mailed-token.ts';
import { knownEmail } from '../model/known-email.ts';
import { RegistrationConfirmation } from './RegistrationConfirmation.tsx';
import {
  accept,
  api,
  calls,
  field,
  link,
  mockGateway,
  refuse,
  server,
  show,
  title,
} from './testing/screens.tsx';

vi.mock('#platform/mailed-token.ts', { spy: true });

mockGateway();
beforeEach(() => {
  vi.mocked(mailedLink).mockReturnValue(link);
});

test('[AUTH-04] StrictMode and all, a confirmation asks once, with address and bearer token', async () => {
  let authorization: string | null = null;
  server.use(
    http.get(`${api}/confirmationRegistration`, async ({ request }) => {
      authorization = request.headers.get('authorization');
      return accept({ request });
    }),
  );
  await show(RegistrationConfirmation);
  await title('Адрес /login');
  expect(calls).toEqual(['GET confirmationRegistration ?email=new%40neuro.example']);
  expect(authorization).toBe(`Bearer ${link.token}`);
  expect(screen.getByRole('status').textContent).toContain('Регистрация подтверждена');
  expect(forgetMailedLink).toHaveBeenCalled();
  expect(knownEmail.get()).toBe(link.email);
});

test('[AUTH-04] a refused link is forgotten and offers a new letter to its address', async () => {
  server.use(http.get(`${api}/confirmationRegistration`, refuse(401, 'JWT expired, skew 0 milliseconds')));
  const user = await show(RegistrationConfirmation);
  await title('Ссылка больше не действует');
  expect(forgetMailedLink).toHaveBeenCalled();
  expect(field('E-mail').value).toBe(link.email);
  await user.click(screen.getByRole('button', { name: 'Отправить письмо ещё раз' }));
  await title('Проверьте почту');
  expect(calls.at(-1)).toBe('GET reconfirmationRegistration ?email=new%40neuro.example');
});

test('[AUTH-04] a failure that is not the link’s keeps the link for another try', async () => {
  server.use(http.get(`${api}/confirmationRegistration`, refuse(503, ''), { once: true }));
  const user = await show(RegistrationConfirmation);
  await title('Не удалось подтвердить регистрацию');
  expect(forgetMailedLink).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  await title('Адрес /login');
  expect(calls).toHaveLength(2);
});

test('[AUTH-04] another refusal is told in the server’s words, with a new letter and the login as ways on', async () => {
  server.use(http.get(`${api}/confirmationRegistration`, refuse(400, 'Регистрация уже подтверждена')));
  await show(RegistrationConfirmation);
  await title('Не удалось подтвердить регистрацию');
  expect(screen.getByText(/^Регистрация уже подтверждена\. /)).toBeDefined();
  expect(screen.queryByText(/попробуйте снова/)).toBeNull();
  expect(field('E-mail').value).toBe(link.email);
  expect(screen.getByRole('button', { name: 'Отправить письмо ещё раз' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Вернуться ко входу' })).toBeDefined();
});

test.each([429, 500])('[AUTH-04] after %i the link is of use for another try', async (status) => {
  server.use(http.get(`${api}/confirmationRegistration`, refuse(status, 'Много запросов')));
  await show(RegistrationConfirmation);
  await title('Не удалось подтвердить регистрацию');
  expect(screen.getByText(/попробуйте снова/)).toBeDefined();
});

test.each([
  ['opened anew', true, 'Откройте ссылку из письма'],
  ['reached from another page', false, 'Отправим письмо ещё раз'],
])(
  '[AUTH-04] %s without a link, the page offers a letter, and nothing is asked for',
  async (_how, entrance, words) => {
    vi.mocked(mailedLink).mockReturnValue(null);
    vi.mocked(isEntrance).mockReturnValue(entrance);
    await show(RegistrationConfirmation);
    await title(words);
    expect(calls).toEqual([]);
  },
);
