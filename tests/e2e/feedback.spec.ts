import type { Page } from '@playwright/test';
import { expect, fillLogin, tabTo, test } from './fixtures.ts';

const ask = (page: Page) => page.getByRole('button', { name: 'Задать вопрос' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Задать вопрос' });
const message = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Сообщение' });

/** The parts of the next feedback, once the gateway has stored it. */
async function nextFeedback(page: Page): Promise<string> {
  const response = await page.waitForResponse('**/api/1.0/feedback/send');
  expect(response.status()).toBe(204);
  return response.request().postData() ?? '';
}

test.describe('signed in', () => {
  test.use({ as: 'employee@neuro.example' });

  test('[FBK-01] works by keyboard; the focus returns to the button', async ({ page }) => {
    await page.goto('/');
    await ask(page).focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeVisible();
    const topic = question(page).getByRole('button', { name: /Тема/ });
    await tabTo(page, topic);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(4);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(topic).toContainText('Вопрос о нейросетях');
    await expect(topic).toBeFocused();
    await tabTo(page, message(page));
    await page.keyboard.type('Чем Claude отличается от ChatGPT?');
    const send = question(page).getByRole('button', { name: 'Отправить', exact: true });
    await expect(send).toBeEnabled();
    await tabTo(page, send);
    const kept = nextFeedback(page);
    await page.keyboard.press('Enter');
    expect(await kept).toContain('Чем Claude отличается от ChatGPT?');
    await expect(question(page)).toHaveCount(0);
    await expect(ask(page)).toBeFocused();
  });

  test('[FBK-01][APP-05] the reason why a file is refused is scrolled into view in a low window', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/');
    await ask(page).click();
    const chooser = page.waitForEvent('filechooser');
    await question(page).getByRole('button', { name: 'Выбрать файл' }).click();
    const file = { name: 'счёт.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
    await (await chooser).setFiles([file]);
    await expect(question(page).getByText('Загружен неверный формат файла')).toBeInViewport({ ratio: 1 });
  });

  test('[FBK-01] input survives a reload, but not a sign-out', async ({ page }) => {
    await page.goto('/');
    await ask(page).click();
    await message(page).fill('Не дописал');
    await page.reload();
    await ask(page).click();
    await expect(message(page)).toHaveValue('Не дописал');
    await question(page).getByRole('button', { name: 'Закрыть' }).click();
    await page.getByRole('button', { name: 'employee@neuro.example' }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    await expect(page).toHaveURL(/\/login/);
    await fillLogin(page, 'employee@neuro.example');
    await expect(page.getByRole('searchbox', { name: 'Поиск сервиса' })).toBeVisible();
    await ask(page).click();
    await expect(message(page)).toHaveValue('');
  });
});
