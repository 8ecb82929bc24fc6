import type { Page } from '@playwright/test';
import { expect, tabTo, test } from './fixtures.ts';

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

  test('[FBK-01][APP-05] works by keyboard; the focus returns to the button; in a low window the reason why a file is refused is scrolled into view', async ({
    page,
  }) => {
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
    await page.keyboard.insertText('Чем Claude отличается от ChatGPT?');
    const send = question(page).getByRole('button', { name: 'Отправить', exact: true });
    await expect(send).toBeEnabled();
    await tabTo(page, send);
    const kept = nextFeedback(page);
    await page.keyboard.press('Enter');
    expect(await kept).toContain('Чем Claude отличается от ChatGPT?');
    await expect(question(page)).toHaveCount(0);
    await expect(ask(page)).toBeFocused();

    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole('button', { name: 'Меню' }).click();
    await ask(page).click();
    const chooser = page.waitForEvent('filechooser');
    await question(page).getByRole('button', { name: 'Выбрать файл' }).click();
    const file = { name: 'счёт.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
    await (await chooser).setFiles([file]);
    await expect(question(page).getByText('Загружен неверный формат файла')).toBeInViewport({ ratio: 1 });
  });
});
