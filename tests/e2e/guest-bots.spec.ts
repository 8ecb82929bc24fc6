import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, expectNoSideScroll, send, settledAnswer, tabTo, test } from './fixtures.ts';

const guestEmail = 'client@shop.example';

test.use({ as: 'employee@neuro.example' });

/** Restores the width at the end. */
async function expectToFit(page: Page, screen: string): Promise<void> {
  for (const width of [320, 1024, 1440, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSideScroll(page, `${screen}, ${width}`);
  }
}

/** Opens the page of a guest, who has nothing in common with the owner's browser. */
async function openAsGuest(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('[LAB-30][LAB-12][BOT-02] the owner makes a chat-bot by keyboard alone, its guest comes by the mailed link and asks, until the link is revoked', async ({
  page,
  browser,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const field = (name: string) => page.getByRole('textbox', { name });
  const press = async (control: ReturnType<typeof button>) => {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  };
  await page.goto('/lab');
  const card = page.getByRole('listitem').filter({ hasText: 'Помощник закупок' });
  await press(card.getByRole('button', { name: 'Действия' }));
  const create = page.getByRole('menuitem', { name: /^Создать чат-бот для\sгостей$/u });
  await tabTo(page, create, 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(/^Новый чат/u)).toBeVisible();
  await expectAccessible(page, 'new bot');
  await expectToFit(page, 'new bot');

  await tabTo(page, field('Название'));
  await page.keyboard.insertText('Заказы');
  await tabTo(page, field('Приветствие'));
  await page.keyboard.insertText('Спросите о заказе');
  await press(button('Добавить пример'));
  await expect(field('Пример 1')).toBeFocused();
  await page.keyboard.insertText('Где мой заказ?');
  await page.keyboard.press('Control+s');
  await expect(heading('Заказы')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Состояние' })).toHaveText(/^Сохранено в/u);
  await expect(field('Пример 1')).toBeFocused();
  await tabTo(page, field('Адреса гостей'));
  await page.keyboard.insertText(guestEmail);
  await page.keyboard.press('Control+Enter');
  const links = page.getByRole('list', { name: 'Личные ссылки' });
  await expect(links).toContainText('Отправлена');
  await expectAccessible(page, 'bot');
  await expectToFit(page, 'bot');

  const letters = await page.request.get('/api/dev/mailbox', { params: { email: guestEmail } });
  const [{ link }]: [{ link: string }] = await letters.json();
  const guest = await openAsGuest(browser, link);
  await expect(guest.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
  await expect(guest.getByText('Спросите о заказе')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Где мой заказ?' })).toBeVisible();
  await expectAccessible(guest, 'bot of a guest');
  await expectToFit(guest, 'bot of a guest');
  await send(guest, 'создай заявку на стулья');
  await guest.getByRole('dialog', { name: 'Кодекс этики' }).getByRole('button', { name: 'Принимаю' }).click();
  await settledAnswer(guest, 'Заказы');
  await expect(guest.getByRole('button', { name: 'Разрешить' })).toHaveCount(0);
  await expect(guest.getByText(/Создать заявку|Ты помогаешь/u)).toHaveCount(0);

  await page.reload();
  await expect(links).toContainText('Гость заходил');
  await expect(page.getByText(/1\sгость, 1\sчат, 1\sзапрос/u)).toBeVisible();
  await press(links.getByRole('button', { name: 'Отозвать' }));
  await expect(page.getByRole('alertdialog', { name: 'Отозвать ссылку?' })).toBeVisible();
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Отозвать' }));
  await expect(links).toContainText('Отозвана');
  await press(page.getByRole('link', { name: /^Чат-боты агента/u }));
  await expect(heading(/^Чат-боты для\sгостей$/u)).toBeFocused();
  await expectAccessible(page, 'bots');
  await expectToFit(page, 'bots');

  await send(guest, 'Ещё вопрос');
  await expect(guest.getByRole('dialog', { name: 'Сессия истекла' })).toBeVisible();
  await guest.getByRole('button', { name: 'Войти' }).click();
  await guest.getByRole('button', { name: 'Получить ссылку' }).click();
  await expect(guest.getByText(/^Этому адресу чат.бот не\sоткрыт/u)).toBeVisible();
  await guest.context().close();
});
