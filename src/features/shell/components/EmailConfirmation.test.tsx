import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openEmailConfirmation } from '#platform/email-confirmation.ts';
import { renderPortal } from '#tests/portal.tsx';
import { toast } from '#ui/index.ts';

async function open() {
  const portal = await renderPortal('/', { as: 'employee@neuro.example' });
  act(() => openEmailConfirmation('a@b.ru'));
  await screen.findByRole('dialog', { name: 'Подтверждение почты' });
  return portal;
}
const send = () => screen.getByRole('button', { name: /Отправить код/ });

test('[AUTH-08] the address is read-only; the code is sent, a notice shows for 1 s, and the modal closes', async () => {
  const { standIn } = await open();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(field).toHaveProperty('value', 'a@b.ru');
  expect(field).toHaveProperty('readOnly', true);
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(send());
  await vi.waitFor(() =>
    expect(toast.getSnapshot()).toMatchObject([{ tone: 'positive', title: 'Код отправлен на почту' }]),
  );
  const [request] = standIn.callsOf('emailCodeSend');
  expect(await request?.json()).toEqual({ email: 'a@b.ru' });
  expect(screen.getByRole('dialog', { name: 'Подтверждение почты' })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByRole('dialog', { name: 'Подтверждение почты' })).toBeNull();
  expect(toast.getSnapshot()).toEqual([]);
  expect(screen.getByRole('dialog', { name: 'Подтверждение кодом' })).toBeDefined();
});

test('[AUTH-08] a failure is only logged, and the code can be sent again', async () => {
  const { standIn, user } = await open();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  standIn.fail('bad-request', { operation: 'emailCodeSend', times: 1 });
  await user.click(send());
  await vi.waitFor(() => expect(warn.mock.calls).toEqual([['emailCodeSend: http 400']]));
  expect(toast.getSnapshot()).toEqual([]);
  await user.click(send());
  await vi.waitFor(() => expect(toast.getSnapshot()).toMatchObject([{ title: 'Код отправлен на почту' }]));
  expect(standIn.callsOf('emailCodeSend')).toHaveLength(2);
});
