import type { Page } from '@playwright/test';
import { expect, send, settledAnswer, tabTo, test } from './fixtures.ts';
import { enterByLink } from './guest.ts';

const code = (page: Page) => page.getByRole('dialog', { name: 'Кодекс этики' });

/** Sends without acceptance: the code is shown, declined, shown again, accepted, and not shown any more. */
async function expectCodeOnce(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Сообщение' });
  await send(page, 'Мой первый запрос');
  await code(page).getByRole('button', { name: 'Не сейчас' }).click();
  await expect(code(page)).toBeHidden();
  await expect(field).toHaveValue('Мой первый запрос');
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(0);

  await field.press('Enter');
  await expect(code(page)).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('Мой первый запрос');
  await field.press('Enter');
  await expect(code(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  // By keyboard: «Закрыть», «Не сейчас», «Принимаю».
  const agree = code(page).getByRole('button', { name: 'Принимаю' });
  await expect(agree).toBeVisible();
  await tabTo(page, agree);
  await page.keyboard.press('Enter');
  await settledAnswer(page);
  await expect(field).toHaveValue('');
  await page.reload();
  await send(page, 'Второй запрос');
  await expect(page.getByRole('log').getByRole('article', { name: 'ChatGPT' })).toHaveCount(2);
  await expect(code(page)).toBeHidden();
}

test.use({ as: 'employee@neuro.example', ethics: 'open' });

test('[AUTH-09] an employee accepts it once, before the first request; in the same browser a guest accepts it once, before the first request', async ({
  page,
  context,
}) => {
  await page.goto('/chat/neuron/chatGpt');
  await expectCodeOnce(page);
  const guest = await context.newPage();
  await enterByLink(guest);
  await expectCodeOnce(guest);
});
