import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ForgotPassword } from './ForgotPassword.tsx';
import { calls, field, mockGateway, show, title } from './testing/screens.tsx';

mockGateway();

test('[AUTH-05] the letter can be asked for again after a minute, to the same address', async () => {
  const user = await show(ForgotPassword);
  await user.type(field('E-mail'), 'vera@neuro.example');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  try {
    await user.keyboard('{Enter}');
    await title('Проверьте почту');
    const again = screen.getByRole('button', { name: /^Отправить ещё раз/ });
    expect(again.textContent).toContain('через 60\u00a0с');
    expect(again).toHaveProperty('disabled', true);
    act(() => void vi.advanceTimersByTime(59_000));
    expect(again.textContent).toContain('через 1\u00a0с');
    act(() => void vi.advanceTimersByTime(1000));
    expect(again.textContent).toBe('Отправить ещё раз');
    await user.click(again);
    await waitFor(() => expect(again.textContent).toContain('через 60\u00a0с'));
  } finally {
    vi.useRealTimers();
  }
  expect(calls).toEqual(Array.from({ length: 2 }, () => 'GET forgotPassword ?email=vera%40neuro.example'));
});

test('[AUTH-05] after a letter another address can be given', async () => {
  const user = await show(ForgotPassword);
  await user.type(field('E-mail'), 'vera@neuro.example{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Указать другой адрес' }));
  expect(field('E-mail').value).toBe('vera@neuro.example');
});
