import type { Page } from '@playwright/test';
import { converse, expect, settle, settledAnswer, test } from './fixtures.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Everything that the page has asked for so far, by path. */
function watchRequests(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => paths.add(new URL(request.url()).pathname));
  return paths;
}

test.use({ as: 'employee@neuro.example' });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Найти команду' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Команда' });
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });
/** Opens the palette by its keys, on whatever layout, and waits for what it offers. */
const open = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Найти команду' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+KeyK');
  await expect(field(page)).toBeFocused();
  await expect(palette(page).getByRole('group', { name: 'Сервисы' })).toBeVisible();
};

test('[APP-20] nothing of it loads before it is asked for', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /избранно/ })).toHaveCount(31);
  await page.waitForLoadState('networkidle');
  const ofPalette = () => [...requests].filter((path) => /CommandPalette|getListChatWithSearch/.test(path));
  expect(ofPalette()).toEqual([]);
  await open(page);
  await expect.poll(ofPalette).toHaveLength(3);
});

test('[APP-20] what is typed before it has loaded is the palette’s', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/-CommandPalette-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/chat/neuron/chatGpt');
  const message = page.getByRole('textbox', { name: 'Сообщение' });
  await expect(message).toBeFocused();
  await message.fill('Черновик');
  await page.keyboard.press('ControlOrMeta+KeyK');
  await page.keyboard.type('claudes');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  release();
  await expect(field(page)).toHaveValue('claude');
  await expect(chosen(page)).toHaveText(/Claude/);
  await page.keyboard.press('Escape');
  await expect(message).toHaveValue('Черновик');
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+KeyK');
  await expect(field(page)).toHaveValue('');
});

test('[APP-20] a service is found in the wrong layout and opened, then stands among the recent ones', async ({
  page,
}) => {
  await page.goto('/');
  await open(page);
  await page.keyboard.type('пшпфсрфе');
  await expect(chosen(page)).toHaveText('GigaChat');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Сообщение' })).toBeFocused();
  await expect(page).toHaveURL(/gigaChat$/);
  await open(page);
  const recent = palette(page).getByRole('group', { name: 'Недавние' });
  await expect(recent.getByRole('option')).toHaveText(['GigaChat']);
  await page.keyboard.type('xfn');
  await expect(chosen(page)).toContainText('Новый чат');
});

test('[APP-20] arrows, Home and End go through the list, Escape gives the focus back', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('searchbox', { name: 'Поиск сервиса' });
  await search.focus();
  await open(page);
  const options = palette(page).getByRole('option');
  const isChosen = (index: number) => expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('ая тема');
  await expect(options).toHaveCount(2);
  await expect(palette(page).getByRole('status')).toHaveText('2 команды');
  await isChosen(0);
  await page.keyboard.press('ArrowDown');
  await isChosen(1);
  const id = await options.nth(1).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('ArrowDown');
  await isChosen(0);
  await page.keyboard.press('ArrowUp');
  await isChosen(1);
  await page.keyboard.press('Home');
  await isChosen(0);
  await page.keyboard.press('End');
  await isChosen(1);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(search).toBeFocused();
});

test('[APP-20] a theme is chosen, a page opened, a question asked; nothing found says so', async ({
  page,
}) => {
  await page.goto('/');
  await open(page);
  await page.keyboard.type('темн');
  await expect(chosen(page)).toContainText('ёмная');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await open(page);
  await page.keyboard.type('лаборатор');
  await expect(chosen(page)).toContainText('Лаборатория');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Лаборатория')).toBeFocused();
  await open(page);
  await page.keyboard.type('ничего такого');
  await expect(palette(page).getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
  await expect(palette(page).getByRole('status')).toHaveText('Ничего не нашлось');
  await page.keyboard.press('ControlOrMeta+KeyA');
  await page.keyboard.type('задать');
  await expect(chosen(page)).toContainText('Задать');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[APP-20] chats are searched once the letters stop, and a late answer for other letters is not shown', async ({
  page,
}) => {
  const uuid = await converse(page, 'chatGpt', 'Смета на кофемашину');
  await converse(page, 'chatGpt', 'Отпуск в горах');
  const texts: string[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/1.0/history/getListChatWithSearch?*', async (route) => {
    const text = new URL(route.request().url()).searchParams.get('searchText') ?? '';
    texts.push(text);
    if (text === 'отпуск') await held;
    // The portal may have called it off by now.
    await route.continue().catch(() => undefined);
  });
  await page.goto('/');
  await open(page);
  await page.keyboard.type('отпуск');
  await expect.poll(() => texts).toContain('отпуск');
  await page.keyboard.press('ControlOrMeta+KeyA');
  await page.keyboard.type('кофемаш');
  await expect(chosen(page)).toHaveText('Смета на кофемашину');
  release();
  await settle(page);
  await expect(palette(page).getByRole('option')).toHaveText(['Смета на кофемашину']);
  expect(texts.filter((text) => text !== '')).toEqual(['отпуск', 'кофемаш']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${uuid}$`));
});

test('[APP-20] pages of other people are not offered', async ({ page }) => {
  await page.goto('/');
  await open(page);
  await expect(palette(page).getByRole('group', { name: 'Страницы' }).getByRole('option')).toHaveText([
    'Главная',
    /^Лаборатория\s*скоро$/,
    /^Презентации/,
    /^Помощь/,
    /^Профиль/,
  ]);
});

test('[APP-20] on a phone it takes the whole screen and is opened by its button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Найти команду' });
  await button.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect.poll(() => palette(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 640 });
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('[APP-20] «?» lists the shortcuts, «/» leads to the search; in a field they are letters', async ({
  page,
}) => {
  await page.goto('/');
  const search = page.getByRole('searchbox', { name: 'Поиск сервиса' });
  const list = page.getByRole('dialog', { name: 'Сочетания клавиш' });
  await expect(page.getByRole('button', { name: /избранно/ })).toHaveCount(31);
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('?/');
  await expect(search).toHaveValue('?/');
  await expect(list).toBeHidden();
  await page.getByRole('link', { name: 'Помощь' }).press('Enter');
  await expect(heading(page, 'Помощь')).toBeFocused();
  await page.keyboard.press('?');
  await expect(list.getByRole('term').filter({ hasText: 'Найти команду' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+KeyK');
  await settle(page);
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'employee@neuro.example' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Сочетания клавиш' }).press('Enter');
  await expect(list).toBeVisible();
});

test('[APP-20] Ctrl+Shift+O begins a new chat, with the composer ready', async ({ page }) => {
  const uuid = await converse(page, 'chatGpt', 'Раньше');
  await page.goto(`/chat/neuron/chatGpt/${uuid}`);
  await settledAnswer(page);
  await page.keyboard.press('ControlOrMeta+Shift+KeyO');
  await expect(page).toHaveURL(/chatGpt$/);
  await expect(page.getByRole('textbox', { name: 'Сообщение' })).toBeFocused();
});
