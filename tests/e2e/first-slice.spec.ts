import { expect, fillLogin, send, settledAnswer, test } from './fixtures.ts';

test('[AUTH-01][PRE-08][AUTH-02][CHAT-01][CHAT-03][CHAT-08][CON-06] sign in by a link with a foreign target, choose a service, get a streamed answer, find it again after a restart', async ({
  page,
  standIn,
}) => {
  await page.goto('/login?redirect=//evil.example/');
  await fillLogin(page, 'employee@neuro.example');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Мария' })).toBeVisible();
  await expect(page.getByRole('button', { name: /избранно/ })).toHaveCount(31);
  await page.getByRole('main').getByRole('link', { name: 'ChatGPT', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'ChatGPT' })).toBeVisible();

  await send(page, 'Привет, покажи таблицу и код');
  const log = page.getByRole('log', { name: 'Сообщения' });
  // Streamed: part of the answer is visible while it can still be stopped.
  await expect(log.getByRole('article', { name: 'ChatGPT' })).toContainText('Привет, покажи таблицу и код');
  const answer = await settledAnswer(page);
  await expect(answer.getByRole('table')).toBeVisible();
  // The head of a short table scrolls away with it.
  await expect(answer.getByRole('table').locator('thead')).toHaveCSS('position', 'static');
  await expect(answer.getByText('TypeScript')).toBeVisible();
  await expect(page).toHaveURL(/\/chat\/neuron\/chatGpt\/[0-9a-f-]{36}$/);

  const history = page.getByRole('complementary', { name: 'История' });
  await expect(history.getByRole('heading', { name: 'Сегодня' })).toBeVisible();
  const mine = history.getByRole('link', { name: 'Привет, покажи таблицу и код' }).first();
  await expect(mine).toHaveAttribute('aria-current', 'page');

  const text = await answer.innerText();
  await standIn.restart();
  await page.reload();
  const again = await settledAnswer(page);
  // The text is hidden until the Markdown code is loaded.
  await expect.poll(() => again.innerText()).toBe(text);
  await expect(log.getByRole('article', { name: 'Вы' })).toContainText('Привет, покажи таблицу и код');
});
