import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { askForAddress } from '#mocks/domain/accounts/email-change.ts';
import { fill, fillLogin, renderPortal } from '#tests/portal.tsx';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';
import { toast } from '#ui/index.ts';

const secret = 'рыжий кот у моря 42';
const address = 'new@neuro.example';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const notices = () => within(screen.getByRole('region', { name: 'Сообщения портала' }));
const path = (): string => location.pathname;

/** Path of the link in the newest letter to an address. */
async function letterTo(standIn: StandIn, email = address): Promise<string> {
  const newest = () =>
    [...standIn.deps.database.mails.values()].filter(({ to }) => to === email).at(-1)?.link;
  await waitFor(() => expect(newest()).toBeDefined());
  const { pathname, search } = new URL(newest() ?? '');
  return pathname + search;
}

/** Calls the stand-in from outside the page. */
async function call(standIn: StandIn, method: string, target: string, body?: object): Promise<StandIn> {
  const response = await fetch(new URL(target, location.href), {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  expect(response.ok, target).toBe(true);
  return standIn;
}
const registered = async (): Promise<StandIn> =>
  call(await startStandIn(), 'POST', '/api/1.0/auth/registration', {
    email: address,
    name: 'Вера',
    password: secret,
    tariffId: 13,
    promo: true,
  });
const invited = async (): Promise<StandIn> =>
  call(await startStandIn(), 'POST', '/api/dev/invitation', { email: address, company: 'Ромашка' });
/** An account for the reset of a password. */
const forgotten = async (): Promise<StandIn> =>
  call(await registered(), 'GET', `/api/1.0/auth/forgotPassword?email=${address}`);

async function fillNewPassword(user: UserEvent, text = secret): Promise<void> {
  await fill(user, field('Пароль'), text);
  await fill(user, field('Пароль ещё раз'), text);
}
async function fillRegistration(user: UserEvent, email = address, tariff = 'Базовый'): Promise<void> {
  await heading('Регистрация');
  await fill(user, field('E-mail'), email);
  await fill(user, field('Имя'), ' Вера Новикова ');
  await fillNewPassword(user);
  await user.click(screen.getByRole('radio', { name: new RegExp(tariff) }));
}
const register = (user: UserEvent) => user.click(button('Зарегистрироваться'));

test('[AUTH-03][AUTH-04][APP-11] registration, letter, confirmation, login, main page', async () => {
  const page = await renderPortal('/registration');
  const { standIn } = page;
  await fillRegistration(page.user, address, 'Премиум');
  await register(page.user);
  await heading('Вход');
  expect(notices().getByText('На почту отправлено письмо')).toBeDefined();
  expect(field('E-mail').value).toBe(address);
  expect(document.activeElement).toBe(field('Пароль'));

  page.close();
  const { user } = await renderPortal(await letterTo(standIn), { standIn });
  await heading('Вход');
  expect(notices().getByText('Регистрация подтверждена')).toBeDefined();
  expect(path()).toBe('/login');
  expect(field('E-mail').value).toBe(address);
  const confirmations = standIn.callsOf('registrationConfirm');
  expect(confirmations.map(({ url }) => new URL(url).searchParams.get('email'))).toEqual([address]);
  expect(confirmations[0]?.headers.get('authorization')).toMatch(/^Bearer [\w.-]{16,}$/);
  await fillLogin(user, address, secret);
  expect(await screen.findByRole('searchbox', { name: 'Поиск сервиса' })).toBeDefined();
});

test('[AUTH-04] a link that is followed in another browser asks for a password, which then works', async () => {
  const standIn = await registered();
  standIn.forgetCookies();
  const { user } = await renderPortal(await letterTo(standIn), { standIn });
  await heading('Новый пароль');
  expect(screen.getByText(/регистрация начата в другом браузере/)).toBeDefined();
  await fillNewPassword(user, 'белый пароход 7');
  await user.click(button('Сохранить пароль'));
  await heading('Вход');
  expect(notices().getByText('Регистрация подтверждена')).toBeDefined();
  expect(field('E-mail').value).toBe(address);
  await fillLogin(user, address, 'белый пароход 7');
  expect(await screen.findByRole('searchbox', { name: 'Поиск сервиса' })).toBeDefined();
});

test('[AUTH-03] the tariffs are those of the product line, and the chosen one is sent', async () => {
  const { user, standIn } = await renderPortal('/registration');
  await heading('Регистрация');
  const tariffs = () => within(screen.getByRole('radiogroup', { name: 'Тариф' })).getAllByRole('radio');
  expect(tariffs()).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: 'Лицей' }));
  expect(tariffs()).toHaveLength(3);
  await fillRegistration(user, ` ${address} `, '9–11 классы');
  expect(sessionStorage).toHaveLength(1);
  await register(user);
  await heading('Вход');
  expect(sessionStorage, 'the draft').toHaveLength(0);
  expect(toast.getSnapshot()).toMatchObject([{ title: 'На почту отправлено письмо', timeout: null }]);
  const [request] = standIn.callsOf('registrationAdd');
  expect(await request?.json()).toEqual({
    email: address,
    name: 'Вера Новикова',
    tariffId: 12,
    promo: true,
    password: secret,
  });
});

test('[AUTH-03] a taken address is shown at its field, and typed values stay', async () => {
  const page = await renderPortal('/registration');
  await fillRegistration(page.user, 'employee@neuro.example');
  await register(page.user);
  expect(await screen.findByText(/уже зарегистрирован/)).toBeDefined();
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('E-mail'));
  expect(field('Пароль').value).toBe(secret);
  await page.user.type(field('E-mail'), 'x{Backspace}');
  expect(field('E-mail').getAttribute('aria-invalid')).not.toBe('true');
  page.close();
  await renderPortal('/registration', { standIn: page.standIn });
  await heading('Регистрация');
  expect(field('E-mail').value).toBe('employee@neuro.example');
  expect(field('Имя').value).toBe(' Вера Новикова ');
  expect(screen.getByRole('radio', { name: /Базовый/ })).toHaveProperty('checked', true);
  expect(field('Пароль').value).toBe('');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(secret);
});

test('[AUTH-03][PRE-05] a double press registers once', async () => {
  const { user, standIn } = await renderPortal('/registration');
  await fillRegistration(user);
  const form = button('Зарегистрироваться').closest('form') as HTMLFormElement;
  // The second press comes before the button is disabled.
  fireEvent.submit(form);
  fireEvent.submit(form);
  await heading('Вход');
  expect(standIn.callsOf('registrationAdd')).toHaveLength(1);
});

test('[AUTH-04] the login of an unconfirmed account offers a new letter', async () => {
  const standIn = await registered();
  const first = await letterTo(standIn);
  const { user } = await renderPortal('/login', { standIn });
  await fillLogin(user, address, secret);
  expect(await notices().findByText(`Ваша почта ${address} не подтверждена`)).toBeDefined();
  await user.click(await screen.findByRole('link', { name: 'Отправить ещё раз' }));
  await heading('Отправим письмо ещё раз');
  expect(field('E-mail').value).toBe(address);
  await user.click(button('Отправить письмо ещё раз'));
  await heading('Проверьте почту');
  expect(await letterTo(standIn)).not.toBe(first);
});

test('[AUTH-04] an expired link offers a new letter, which confirms the registration', async () => {
  const standIn = await registered();
  standIn.fail('link-expired', { operation: 'registrationConfirm', times: 1 });
  const page = await renderPortal(await letterTo(standIn), { standIn });
  await heading('Ссылка больше не действует');
  expect(notices().getByText('Истек срок действия ссылки')).toBeDefined();
  expect(field('E-mail').value).toBe(address);
  await page.user.click(button('Отправить письмо ещё раз'));
  expect(await notices().findByText('На почту отправлено письмо')).toBeDefined();
  page.close();
  await renderPortal(await letterTo(standIn), { standIn });
  expect(await notices().findByText('Регистрация подтверждена')).toBeDefined();
});

test('[AUTH-04] a link works once; then the server’s text and a link to the login are shown', async () => {
  const standIn = await registered();
  const link = await letterTo(standIn);
  const first = await renderPortal(link, { standIn });
  await heading('Вход');
  first.close();
  const { user } = await renderPortal(link, { standIn });
  await heading('Ссылка больше не действует');
  expect(notices().getByText('Ссылка недействительна или уже использована')).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Вернуться ко входу' }));
  await heading('Вход');
});

test('[AUTH-04] after too many requests the same link can be tried again', async () => {
  const standIn = await registered();
  standIn.fail('too-many-requests', { operation: 'registrationConfirm', times: 1 });
  const { user } = await renderPortal(await letterTo(standIn), { standIn });
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Понятно' }));
  await heading('Не удалось подтвердить регистрацию');
  expect(screen.getByText(/попробуйте ещё раз/)).toBeDefined();
  await user.click(button('Попробовать ещё раз'));
  expect(await notices().findByText('Регистрация подтверждена')).toBeDefined();
});

test('[AUTH-04] another refusal shows the server’s text, a new letter and a link to the login', async () => {
  const standIn = await registered();
  standIn.fail('bad-request', { operation: 'registrationConfirm', times: 1 });
  await renderPortal(await letterTo(standIn), { standIn });
  await heading('Не удалось подтвердить регистрацию');
  expect(screen.getByText(/^Некорректный запрос: проверьте заполнение полей\. /)).toBeDefined();
  expect(screen.queryByText(/попробуйте ещё раз/)).toBeNull();
  expect(field('E-mail').value).toBe(address);
  expect(button('Отправить письмо ещё раз')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Вернуться ко входу' })).toBeDefined();
});

test('[AUTH-04][ERR-08] an outage does not use up the link', async () => {
  const standIn = await registered();
  standIn.fail('services-unavailable', { operation: 'registrationConfirm', times: 1 });
  standIn.fail('unavailable', { operation: 'availabilityCheck', times: 1 });
  const { user } = await renderPortal(await letterTo(standIn), { standIn });
  await heading('Сервисы временно недоступны');
  await screen.findByText(/^Небольшая пауза/);
  await user.click(await screen.findByRole('button', { name: 'Проверить сейчас' }));
  await user.click(await screen.findByRole('button', { name: 'Попробовать ещё раз' }));
  expect(await notices().findByText('Регистрация подтверждена')).toBeDefined();
});

test('[AUTH-05] the result for an address without an account looks the same', async () => {
  const { user, standIn } = await renderPortal('/forgotPassword');
  await heading('Восстановление пароля');
  await fill(user, field('E-mail'), 'nobody@neuro.example');
  await user.click(button('Отправить письмо'));
  await heading('Проверьте почту');
  expect(notices().getByText('На почту отправлено письмо')).toBeDefined();
  expect(standIn.callsOf('passwordLinkSend')).toHaveLength(1);
});

test('[AUTH-05][ERR-08] the link of a reset still works after an outage, works once, and then offers a new letter', async () => {
  const standIn = await forgotten();
  const link = await letterTo(standIn);
  standIn.fail('unavailable', { operation: 'passwordReset', times: 1 });
  standIn.fail('unavailable', { operation: 'availabilityCheck', times: 1 });
  const first = await renderPortal(link, { standIn });
  await heading('Новый пароль');
  await fillNewPassword(first.user);
  await first.user.click(button('Сохранить пароль'));
  await heading('Сервисы временно недоступны');
  await screen.findByText(/^Небольшая пауза/);
  await first.user.click(button('Проверить сейчас'));
  await heading('Новый пароль');
  expect(field('Пароль').value).toBe(secret);
  await first.user.click(button('Сохранить пароль'));
  await heading('Вход');
  expect(notices().getByText('Пароль сброшен')).toBeDefined();
  const [, request] = standIn.callsOf('passwordReset');
  expect(await request?.json()).toEqual({ password: secret });
  expect(request?.headers.get('authorization')).toMatch(/^Bearer [\w.-]{16,}$/);
  first.close();
  const { user } = await renderPortal(link, { standIn });
  await heading('Новый пароль');
  await fillNewPassword(user);
  await user.click(button('Сохранить пароль'));
  expect(await notices().findByText('Ссылка недействительна или уже использована')).toBeDefined();
  await user.click(await screen.findByRole('link', { name: 'Запросить новую ссылку' }));
  await heading('Восстановление пароля');
});

test('[AUTH-06] an invited user sets name and password and can sign in', async () => {
  const standIn = await invited();
  const { user } = await renderPortal(await letterTo(standIn), { standIn });
  await heading('Приглашение в компанию');
  await fill(user, field('Имя'), ' Глеб Соколов ');
  await fillNewPassword(user);
  await user.click(button('Присоединиться'));
  await heading('Вход');
  const [request] = standIn.callsOf('companyRequestConfirm');
  expect(await request?.json()).toEqual({ name: 'Глеб Соколов', password: secret });
  expect(notices().getByText('Вы присоединились к компании')).toBeDefined();
  await fillLogin(user, address, secret);
  expect(await screen.findByRole('searchbox', { name: 'Поиск сервиса' })).toBeDefined();
});

test.each([
  ['/confirmationRegistration', registered, 'Вход'],
  ['/resetPassword', forgotten, 'Новый пароль'],
  ['/confirmationRequestToCompany', invited, 'Приглашение в компанию'],
])('[AUTH-11] %s: after a reload the letter has to be opened again', async (page, prepare, title) => {
  const standIn = await prepare();
  const link = await letterTo(standIn);
  if (page !== '/confirmationRegistration') {
    const opened = await renderPortal(link, { standIn });
    await heading(title);
    expect(path()).toBe(page);
    opened.close();
  }
  const reloaded = await renderPortal(page, { standIn });
  await heading('Откройте ссылку из письма');
  expect(screen.getByRole('link', { name: 'Вернуться ко входу' })).toBeDefined();
  reloaded.close();
  await renderPortal(link, { standIn });
  await heading(title);
});

test.each(['/resetPassword?token=a%0Ab', `/confirmationRegistration?token=${'a'.repeat(64)}`])(
  '[AUTH-11] a broken link (%s) sends no request',
  async (link) => {
    const { standIn, settle } = await renderPortal(link);
    await heading('Откройте ссылку из письма');
    await settle();
    expect(location.search).toBe('');
    expect(standIn.calls).toEqual([]);
  },
);

/** The administrator gives the employee's account another address. */
async function readdressed(): Promise<StandIn> {
  const standIn = await startStandIn();
  const { deps } = standIn;
  const user = deps.database.users.get('employee@neuro.example');
  const admin = deps.database.users.get('admin@neuro.example');
  if (!user || !admin) throw new Error('The accounts are missing');
  const request = new Request(location.href);
  askForAddress({ deps, user: admin, request, address: '' }, user, address, () => undefined);
  return standIn;
}

test('[AUTH-13] a new address is confirmed on a press, and the person signs in with it', async () => {
  const standIn = await readdressed();
  const { user } = await renderPortal(await letterTo(standIn), { standIn });
  await heading('Новый адрес');
  expect(standIn.callsOf('emailChangeConfirm')).toEqual([]);
  await user.click(button('Подтвердить адрес'));
  await heading('Вход');
  expect(notices().getByText('Адрес подтверждён')).toBeDefined();
  await fillLogin(user, address);
  expect(await screen.findByRole('searchbox', { name: 'Поиск сервиса' })).toBeDefined();
});

test('[AUTH-13] «Это не я» brings the old address back and asks for a new password', async () => {
  const standIn = await readdressed();
  const page = await renderPortal(await letterTo(standIn), { standIn });
  await heading('Новый адрес');
  await page.user.click(button('Подтвердить адрес'));
  await heading('Вход');
  page.close();
  const old = 'employee@neuro.example';
  const { user } = await renderPortal(await letterTo(standIn, old), { standIn });
  await heading('Это не я');
  await user.click(button('Вернуть прежний адрес'));
  await heading('Новый пароль');
  await fillNewPassword(user);
  await user.click(button('Сохранить пароль'));
  await heading('Вход');
  await fillLogin(user, old, secret);
  expect(await screen.findByRole('searchbox', { name: 'Поиск сервиса' })).toBeDefined();
});

test('[AUTH-13] «Это не я» before the confirmation leaves everything as it was; a used link says so', async () => {
  const standIn = await readdressed();
  const link = await letterTo(standIn, 'employee@neuro.example');
  const page = await renderPortal(link, { standIn });
  await heading('Это не я');
  await page.user.click(button('Вернуть прежний адрес'));
  await heading('Адрес не изменится');
  page.close();
  const { user } = await renderPortal(link, { standIn });
  await heading('Это не я');
  await user.click(button('Вернуть прежний адрес'));
  await heading('Ссылка больше не действует');
});

test('[AUTH-14] a frequent password is refused at its field, and the link stays good', async () => {
  const standIn = await forgotten();
  const { user } = await renderPortal(await letterTo(standIn), { standIn });
  await heading('Новый пароль');
  await fillNewPassword(user, 'password1');
  await user.click(button('Сохранить пароль'));
  expect(await screen.findByText(/есть в списках частых/)).toBeDefined();
  await fillNewPassword(user);
  await user.click(button('Сохранить пароль'));
  await waitFor(() => expect(notices().getByText('Пароль сброшен')).toBeDefined());
});
