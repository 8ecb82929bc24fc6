import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fill, fillLogin, renderPortal } from '#tests/portal.tsx';
import { address, dialog, dialogs, profileButton, tiles } from '#tests/screen.ts';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';

const employee = 'employee@neuro.example';
let standIn: StandIn;
beforeEach(async () => {
  standIn = await startStandIn();
});

const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

/** Opens a page of an employee and waits until it has loaded. */
async function open(path: string) {
  const portal = await renderPortal(path, { as: employee, standIn });
  await portal.settle();
  return portal;
}

type Page = Awaited<ReturnType<typeof open>>;

/** Ends the session: the next call of the open page is refused. */
async function lapse({ user }: Page, example: Parameters<StandIn['fail']>[0] = 'jwt-expired') {
  standIn.fail(example, { operation: 'notificationList' });
  await user.click(screen.getByRole('button', { name: 'Уведомления' }));
  await waitFor(() => expect(dialogs()).toHaveLength(1));
  standIn.recover();
}

test('[AUTH-12] a profile without an e-mail: the focus of the dialog is on the e-mail', async () => {
  standIn.fail('jwt-expired', { operation: 'chatMessageSend' });
  const { user } = await renderPortal('/chat/neuron/chatGpt', { as: 'noemail@neuro.example', standIn });
  await fill(user, await screen.findByRole('textbox', { name: 'Сообщение' }), 'Не пропади');
  await user.keyboard('{Enter}');
  const email = within(await dialog('Сессия истекла')).getByRole('textbox', { name: 'E-mail' });
  await waitFor(() => expect(document.activeElement).toBe(email));
});

test.each([
  ['ERR-01', 'malformed-jwt', 'Некорректная авторизация'],
  ['ERR-02', 'jwt-expired', 'Сессия истекла'],
  ['ERR-07', 'unauthorized', 'Сессия завершена'],
  ['ERR-07', 'forbidden', 'Сессия завершена'],
] as const)(
  '[%s][AUTH-12] %s: the user signs in again over the page and continues',
  async (_id, example, title) => {
    const portal = await open('/?q=claude');
    const { user } = portal;
    expect(tiles()).toHaveLength(1);
    await lapse(portal, example);
    const again = await dialog(title);
    expect(again.textContent).toMatch(/Войдите ещё раз, чтобы продолжить с\sтого\sже места/);
    expect(localStorage.getItem('profile')).toBeNull();
    expect(localStorage.getItem('authState')).toBe('UN_AUTHENTICATED');
    expect(address()).toBe('/?q=claude');
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(again.isConnected).toBe(true);
    const password = within(again).getByLabelText<HTMLInputElement>('Пароль');
    expect(within(again).getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).value).toBe(employee);
    expect(document.activeElement).toBe(password);
    await user.paste('не тот');
    const send = within(again).getByRole('button', { name: 'Войти' });
    await user.click(send);
    expect(await within(again).findByText('Неверный e-mail или пароль')).toBeTruthy();
    await fill(user, password, 'portal-2026');
    await user.click(send);
    await waitFor(() => expect(dialogs()).toEqual([]));
    expect(address()).toBe('/?q=claude');
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Поиск сервиса', hidden: true });
    expect(search.value).toBe('claude');
  },
);

test('[AUTH-12] a user who leaves instead of signing in again finds the text after a later login; another user does not', async () => {
  const portal = await open('/chat/neuron/chatGpt');
  const { user, router } = portal;
  await fill(user, field('Сообщение'), 'Не пропади');
  await lapse(portal);
  await user.click(within(await dialog('Сессия истекла')).getByRole('button', { name: 'На страницу входа' }));
  await waitFor(() => expect(address()).toMatch(/^\/login\?redirect=/));
  expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe(employee);
  await fillLogin(user, 'commerce@neuro.example');
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' })).value).toBe('');
  await user.click(await profileButton('commerce@neuro.example'));
  await user.click(await screen.findByRole('menuitem', { name: 'Выйти' }));
  await fillLogin(user, employee);
  await waitFor(() => expect(address()).toBe('/'));
  await router.navigate({ href: '/chat/neuron/chatGpt' });
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' })).value).toBe(
    'Не пропади',
  );
});

test('[AUTH-12] another user who signs in over a changed form starts at the main page without a question', async () => {
  const portal = await renderPortal('/admin/users/users-table?cols=email&row=1', {
    as: 'admin@neuro.example',
    standIn,
  });
  await fill(portal.user, await screen.findByRole('textbox', { name: 'Отдел' }), 'Казначейство');
  standIn.fail('jwt-expired', { operation: 'adminUserChange' });
  await portal.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await dialog('Сессия истекла');
  await fillLogin(portal.user, employee);
  await waitFor(() => expect(address()).toBe('/'));
  expect(screen.queryByRole('button', { name: 'Вернуться к форме' })).toBeNull();
});

test('[AUTH-12] another user who signs in over the page starts at the main page', async () => {
  const portal = await open('/chat/neuron/chatGpt');
  await fill(portal.user, field('Сообщение'), 'Только моё');
  await lapse(portal);
  await fillLogin(portal.user, 'commerce@neuro.example');
  await waitFor(() => expect(address()).toBe('/'));
  expect(await profileButton('commerce@neuro.example')).toBeTruthy();
  await portal.router.navigate({ href: '/chat/neuron/chatGpt' });
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' })).value).toBe('');
});
