/**
 * Ten tasks of every day, and the presses that each takes; typing is not counted. The table of docs/design-system.md
 * («Presses») compares them with before and with ChatGPT.
 */
import type { Locator, Page } from '@playwright/test';
import { converse, expect, test } from './fixtures.ts';

test.use({ as: 'employee@neuro.example' });

/** Counts the presses in a page. */
class Hand {
  count = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator): Promise<void> {
    await target.click();
    this.count += 1;
  }

  async key(name: string): Promise<void> {
    await this.page.keyboard.press(name);
    this.count += 1;
  }
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Сообщение' });
const answer = (page: Page, name: RegExp | string = /^ChatGPT,/) =>
  page.getByRole('log', { name: 'Сообщения' }).getByRole('article', { name }).last();
/** Waits until the last answer is whole. */
const whole = (page: Page) => expect(answer(page).getByRole('button', { name: 'Скрыть' })).toBeVisible();
const inChat = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Чат' }).getByRole('button', { name, exact: true });

async function home(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Что нужно сделать?' })).toBeVisible();
}

async function openChat(page: Page, text: string): Promise<void> {
  await page.goto('/chat/neuron/chatGpt');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await whole(page);
}

test('[HOME-06] asking from the main page takes one press, a new chat one', async ({ page }) => {
  const hand = new Hand(page);
  // The main page asks the service that was used last, also by another test.
  await converse(page, 'chatGpt', 'Hello');
  await home(page);
  await page.keyboard.type('Name of a cat');
  await hand.key('Enter');
  await whole(page);
  expect(hand.count).toBe(1);

  await hand.press(page.getByRole('region', { name: 'Чат' }).getByRole('link', { name: 'Новый чат' }));
  await expect(field(page)).toBeFocused();
  expect(hand.count).toBe(2);
});

test('[HOME-04] asking the last service by its name takes two presses', async ({ page }) => {
  const hand = new Hand(page);
  await home(page);
  await hand.press(page.getByRole('region', { name: 'Под рукой' }).getByRole('link', { name: /DeepSeek/ }));
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Hello');
  await hand.key('Enter');
  await expect(answer(page, /^DeepSeek,/)).toBeVisible();
  expect(hand.count).toBe(2);
});

test('[CHAT-14][CHAT-32] another model, another service and an older chat: two presses, two, one', async ({
  page,
}) => {
  const hand = new Hand(page);
  await converse(page, 'chatGpt', 'Report of the third quarter');
  await openChat(page, 'Hello');
  await hand.press(inChat(page, 'GPT-5.2 Модель'));
  await hand.press(page.getByRole('option', { name: 'GPT-4.1' }));
  await expect(inChat(page, 'GPT-4.1 Модель')).toBeVisible();
  expect(hand.count).toBe(2);

  hand.count = 0;
  await field(page).click();
  await page.keyboard.type('Draft');
  await hand.press(inChat(page, 'Другой сервис'));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'YandexGPT внешний' }));
  await expect(page).toHaveURL(/yaChat/);
  await expect(field(page)).toHaveValue('Draft');
  expect(hand.count).toBe(2);

  hand.count = 0;
  const chats = page.getByRole('complementary', { name: 'История' });
  await hand.press(chats.getByRole('link', { name: 'Report of the third quarter' }));
  await expect(answer(page)).toBeVisible();
  expect(hand.count).toBe(1);
});

test('[CHAT-10][CHAT-12] copying, repeating and stopping take one press each', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const hand = new Hand(page);
  await openChat(page, 'Hello');
  await hand.press(answer(page).getByRole('button', { name: 'Копировать' }));
  await expect(page.getByText('Скопировано')).toBeVisible();
  await hand.press(answer(page).getByRole('button', { name: 'Повторить' }));
  await whole(page);
  await page.keyboard.insertText('медленно длинно');
  await page.keyboard.press('Enter');
  await expect(inChat(page, 'Остановить')).toBeVisible();
  await hand.key('Escape');
  await expect(inChat(page, 'Остановить')).toBeHidden();
  expect(hand.count).toBe(3);
});

test('[HOME-06] translating a document and saving it takes four presses', async ({ page }) => {
  const hand = new Hand(page);
  await home(page);
  await page.getByRole('textbox', { name: 'Что нужно сделать?' }).focus();
  await page.keyboard.insertText('Переведи на английский');
  const choosing = page.waitForEvent('filechooser');
  await hand.press(page.getByRole('button', { name: 'Прикрепить файл' }));
  // Choosing the file in the system's dialog counts as the second press.
  await (await choosing).setFiles({
    name: 'Письмо.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Добрый день!'),
  });
  hand.count += 1;
  await expect(page.getByText('Письмо.txt')).toBeVisible();
  await page.getByRole('textbox', { name: 'Что нужно сделать?' }).focus();
  await hand.key('Enter');
  const saved = page.waitForEvent('download');
  await hand.press(
    answer(page, /^Перевод документа,/)
      .getByRole('button', { name: /^Скачать/ })
      .first(),
  );
  await saved;
  expect(hand.count).toBe(4);
});

test('[HOME-06][CHAT-26] a picture and its file take two presses', async ({ page }) => {
  const hand = new Hand(page);
  await home(page);
  await page.getByRole('textbox', { name: 'Что нужно сделать?' }).focus();
  await page.keyboard.insertText('Нарисуй кота в шляпе');
  const services = page.getByRole('list', { name: 'Подходящие сервисы' });
  await hand.press(services.getByRole('button', { name: /^DALL·E/ }));
  const saved = page.waitForEvent('download');
  await hand.press(
    answer(page, /^DALL·E,/)
      .getByRole('button', { name: /^Скачать/ })
      .first(),
  );
  await saved;
  expect(hand.count).toBe(2);
});

test('[CHAT-10] sharing a chat takes three presses', async ({ page }) => {
  const hand = new Hand(page);
  await openChat(page, 'Hello');
  await hand.press(inChat(page, 'Поделиться чатом'));
  await expect(page.getByRole('combobox', { name: 'Кому открыть' })).toBeFocused();
  await page.keyboard.type('admin@neuro');
  await hand.press(page.getByRole('option', { name: /admin@neuro/ }));
  await hand.press(page.getByRole('button', { name: 'Открыть доступ' }));
  await expect(page.getByRole('dialog', { name: 'Доступ открыт' })).toBeVisible();
  expect(hand.count).toBe(3);
});
