import { screen, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, test } from 'vitest';
import * as generated from '#api/generated/hooks/index.msw.ts';
import { mountPortal } from '#tests/portal.tsx';

/** Answers every call with the first example of the contract: the handlers that orval generates. */
function answerWithExamples(): void {
  const server = setupServer(...Object.values(generated).flatMap((handlersOf) => handlersOf()));
  server.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => server.close());
}

test('[CON-02] the generated handlers answer a sign-in and the main page', async () => {
  answerWithExamples();
  const { user } = await mountPortal('/');
  await user.type(await screen.findByLabelText('E-mail'), 'employee@neuro.example');
  await user.type(screen.getByLabelText('Пароль'), 'portal-2026');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  await screen.findByRole('searchbox', { name: 'Поиск сервиса' });
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('link', { name: 'ChatGPT' })).toBeDefined();
});

test.each([
  ['/registration', 'Регистрация'],
  ['/forgotPassword', 'Восстановление пароля'],
  ['/chatBot/login', 'Вход'],
])('[CON-02] %s works with the generated handlers', async (address, title) => {
  answerWithExamples();
  await mountPortal(address);
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(title) })).toBeDefined();
});
