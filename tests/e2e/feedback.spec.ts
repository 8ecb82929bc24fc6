import type { Page } from '@playwright/test';
import { expect, fillLogin, provoke, tabTo, test } from './fixtures.ts';

const ask = (page: Page) => page.getByRole('button', { name: 'Задать вопрос' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Задать вопрос' });
const message = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Сообщение' });

/** A notice of 1 s may be gone before a test looks: the list of notifications keeps it (PRE-16). */
async function expectNotice(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Уведомления' }).click();
  await expect(page.getByRole('region', { name: 'Недавние сообщения портала' })).toContainText(text);
  await page.keyboard.press('Escape');
}

/** The parts of the next feedback, once the gateway has kept it. */
async function nextFeedback(page: Page): Promise<string> {
  const response = await page.waitForResponse('**/api/1.0/feedback/send');
  expect(response.status()).toBe(204);
  return response.request().postData() ?? '';
}

test.describe('signed in', () => {
  test.use({ as: 'employee@neuro.example' });

  test('[APP-13][FBK-01] from the dialog of an error to a report that the gateway keeps', async ({
    page,
  }) => {
    await provoke(page, '**/api/1.0/tile/getTile', 'bad-request');
    await page.goto('/');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Отправить отчёт' }).click();
    const report = page.getByRole('dialog', { name: 'Отправить отчёт' });
    await expect(report.getByRole('button', { name: /Тема/ })).toContainText('Сообщить об ошибке');
    await expect(message(page)).toHaveValue(
      /^Что случилось: Ошибка получения плиток\nТекст ошибки: Некорректный запрос: .*\nСтраница: \/\nВремя: /,
    );
    const kept = nextFeedback(page);
    await report.getByRole('button', { name: 'Отправить', exact: true }).click();
    const body = await kept;
    for (const [name, value] of [
      ['groupId', '3'],
      ['isError', 'true'],
      ['email', 'employee@neuro.example'],
    ])
      expect(body).toContain(`name="${name}"\r\n\r\n${value}\r\n`);
    expect(body).toContain('Ошибка получения плиток');
    await expect(report).toHaveCount(0);
    await expectNotice(page, 'Сообщение отправлено');
    await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Ошибка получения плиток' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Отправить отчёт' })).toHaveCount(0);
  });

  test('[FBK-01] by keyboard alone, and the focus comes back to the button', async ({ page }) => {
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

  test('[FBK-01][APP-05] in a low window the reason why a file is refused comes into sight', async ({
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

  test('[FBK-01] what is typed outlives a reload, and nothing of it a sign-out', async ({ page }) => {
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

  test('[FBK-01] a failure: a notice of 1 s, and what was typed stays', async ({ page }) => {
    await provoke(page, '**/api/1.0/feedback/send', 'too-many-requests');
    await page.goto('/');
    await ask(page).click();
    await question(page).getByRole('button', { name: /Тема/ }).click();
    await page.getByRole('option', { name: 'Вопрос о нейросетях' }).click();
    await message(page).fill('Вопрос');
    await question(page).getByRole('button', { name: 'Отправить', exact: true }).click();
    await expect(question(page).getByText(/^Не удалось отправить/)).toContainText(
      'Не удалось отправить: Слишком много запросов',
    );
    await expect(message(page)).toHaveValue('Вопрос');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await question(page).getByRole('button', { name: 'Закрыть' }).click();
    await expectNotice(page, 'Слишком много запросов');
  });
});

test('[FBK-01] without a session people ask for access', async ({ page }) => {
  await page.goto('/login');
  await ask(page).click();
  await question(page).getByRole('button', { name: /Тема/ }).click();
  await expect(page.getByRole('option')).toHaveText(['Предоставление доступа', 'Проблема с доступом']);
  await page.getByRole('option', { name: 'Предоставление доступа' }).click();
  await expect(question(page).getByText(/какие задачи вы будете решать/)).toBeVisible();
  await message(page).fill('Готовлю отчёты');
  await question(page).getByRole('textbox', { name: 'E-mail' }).fill('new@neuro.example');
  const kept = nextFeedback(page);
  await question(page).getByRole('button', { name: 'Отправить', exact: true }).click();
  expect(await kept).toContain('name="groupId"\r\n\r\n1\r\n');
  await expect(question(page)).toHaveCount(0);
});
