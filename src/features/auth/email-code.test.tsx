import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fill, fillLogin, renderPortal } from '#tests/portal.tsx';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';

const email = 'new@neuro.example';
const password = 'portal-2027';

/** The login of an account that has registered and not confirmed its address. */
async function unconfirmed() {
  const standIn = await startStandIn();
  const registered = await fetch('/api/1.0/auth/registration', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, name: 'Вера Новикова', password, tariffId: 13, promo: true }),
  });
  expect(registered.status).toBe(204);
  const portal = await renderPortal('/login', { standIn });
  await fillLogin(portal.user, email, password);
  await portal.user.click(await screen.findByRole('button', { name: 'получите код' }));
  return portal;
}

const codeOf = ({ deps }: StandIn): string => [...deps.database.mails.values()].at(-1)?.code ?? '';
const entry = async () => within(await screen.findByRole('dialog', { name: 'Подтверждение кодом' }));

async function enter(user: UserEvent, code: string): Promise<void> {
  const dialog = await entry();
  await fill(user, dialog.getByLabelText('Код из письма'), code);
  await user.click(dialog.getByRole('button', { name: 'Подтвердить' }));
}

test('[AUTH-08][ERR-05] a user who is not confirmed gets a code at the login, enters it and signs in', async () => {
  const { user, standIn } = await unconfirmed();
  const modal = within(await screen.findByRole('dialog', { name: 'Подтверждение почты' }));
  expect(modal.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', email);
  await user.click(modal.getByRole('button', { name: 'Отправить код' }));
  await entry();
  const code = codeOf(standIn);
  await enter(user, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(await screen.findByText('Почта подтверждена')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The address and the password are still in the form.
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test('[AUTH-08] a wrong code is refused at its field; the next one can be entered, or another letter be sent', async () => {
  const { user, standIn } = await unconfirmed();
  await user.click(await screen.findByRole('button', { name: 'У меня есть код' }));
  const dialog = await entry();
  await enter(user, '12345');
  expect(dialog.getByText(/шесть цифр/)).toBeDefined();
  expect(standIn.callsOf('emailCodeConfirm')).toHaveLength(0);
  standIn.fail('code-invalid', { operation: 'emailCodeConfirm', times: 1 });
  await enter(user, '123456');
  expect(await dialog.findByText(/^Код не подошёл или устарел/)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Код из письма')));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Отправить ещё раз' }));
  expect(await screen.findByRole('dialog', { name: 'Подтверждение почты' })).toBeDefined();
  expect(screen.queryByRole('dialog', { name: 'Подтверждение кодом' })).toBeNull();
});
