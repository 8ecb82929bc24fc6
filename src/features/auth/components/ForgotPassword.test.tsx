import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fill, renderPortal } from '#tests/portal.tsx';

const address = 'vera@neuro.example';

/** Requests a letter and waits until it is sent. */
async function askForLetter() {
  const portal = await renderPortal('/forgotPassword');
  await fill(portal.user, await screen.findByLabelText('E-mail'), address);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await portal.user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Проверьте почту' });
  return portal;
}

test('[AUTH-05] after a minute the letter can be sent to the same address again', async () => {
  const { user, standIn } = await askForLetter();
  const again = screen.getByRole('button', { name: /^Отправить ещё раз/ });
  expect(again.textContent).toContain('через 60\u00a0с');
  expect(again).toHaveProperty('disabled', true);
  act(() => void vi.advanceTimersByTime(59_000));
  expect(again.textContent).toContain('через 1\u00a0с');
  act(() => void vi.advanceTimersByTime(1000));
  expect(again.textContent).toBe('Отправить ещё раз');
  await user.click(again);
  await waitFor(() => expect(again.textContent).toContain('через 60\u00a0с'));
  const asked = standIn.callsOf('passwordLinkSend').map(({ url }) => new URL(url).searchParams.get('email'));
  expect(asked).toEqual([address, address]);
});

test('[AUTH-05] after a letter another address can be entered', async () => {
  const { user } = await askForLetter();
  await user.click(screen.getByRole('button', { name: 'Указать другой адрес' }));
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', address);
});
