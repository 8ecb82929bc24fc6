import type { Locator, Page } from '@playwright/test';
import { converse, expect, test } from './fixtures.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'История' });
const search = (page: Page) => panel(page).getByRole('searchbox', { name: 'Поиск по истории' });

/** Records the query of every request for a list of chats. */
function watchLists(page: Page): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/history/getListChatWithSearch')) asked.push(searchParams);
  });
  return asked;
}

test.describe('with the employee’s history', () => {
  test.use({ as: 'employee@neuro.example' });

  test('[CHAT-08][APP-05] at 768 px the panel with the history is a drawer that closes when a chat is chosen', async ({
    page,
  }) => {
    await converse(page, 'chatGpt', 'Из выдвижной панели');
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/chat/neuron/chatGpt');
    await expect(panel(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Меню', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Меню' });
    await expect(drawer.getByRole('searchbox', { name: 'Поиск по истории' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Меню', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Меню', exact: true }).click();
    await drawer.getByRole('link', { name: 'Из выдвижной панели' }).click();
    await expect(page).toHaveURL(/\/chat\/neuron\/chatGpt\/[0-9a-f-]{36}$/);
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('log', { name: 'Сообщения' })).toContainText('Из выдвижной панели');
  });
});

test.describe('in the panel', () => {
  test.use({ as: 'employee@neuro.example' });

  test('[CHAT-08][APP-05] the rail has no room for the history, whose list still names the tab', async ({
    page,
  }) => {
    const uuid = await converse(page, 'chatGpt', 'Под рельсом');
    await page.goto(`/chat/neuron/chatGpt/${uuid}`);
    await expect(panel(page).getByRole('link', { name: 'Под рельсом' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+KeyB');
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveTitle('Под рельсом · ChatGPT · Нейропортал');
    await page.getByRole('button', { name: 'Широкая панель' }).click();
    await expect(panel(page)).toBeVisible();
  });
});

test.describe('in the panel while it loads', () => {
  test.use({ as: 'employee@neuro.example' });

  test('[CHAT-08] rows are shown before the code and before the chats have come, and nothing moves', async ({
    page,
  }) => {
    const held = { code: Promise.withResolvers<void>(), list: Promise.withResolvers<void>() };
    await page.route('**/assets/-PanelChats-*.js', (route) => held.code.promise.then(() => route.continue()));
    await page.route('**/history/getListChatWithSearch*', (route) =>
      held.list.promise.then(() => route.continue()),
    );
    await converse(page, 'chatGpt', 'Под строками');
    await page.goto('/');
    const topOf = async (part: Locator) => {
      let top: number | undefined;
      // A part that has just been replaced has no box.
      await expect.poll(async () => (top = (await part.boundingBox())?.y)).toBeDefined();
      return top ?? Number.NaN;
    };
    // The placeholder of the panel; the tiles' own are in the page.
    const waiting = page.locator('body :not(main *)[aria-hidden="true"]');
    const [box, row] = [waiting.locator('> span'), waiting.locator('> div > div')];
    const expected = { box: await topOf(box.first()), row: await topOf(row.nth(1)) };
    held.code.resolve();
    await expect(search(page)).toBeVisible();
    // Except for a border.
    expect(Math.abs((await topOf(search(page))) - expected.box)).toBeLessThanOrEqual(1);
    const loading = panel(page).locator('[aria-hidden="true"] li').first();
    expect(Math.abs((await topOf(loading)) - expected.row)).toBeLessThanOrEqual(1);
    held.list.resolve();
    const chat = panel(page).getByRole('listitem').first();
    await expect(chat).toBeVisible();
    expect(Math.abs((await topOf(chat)) - expected.row)).toBeLessThanOrEqual(1);
  });
});

test.describe('with a long history', () => {
  test.use({ as: 'company@neuro.example' });

  test('[CHAT-08][PRE-14] pages of 30 are requested once each; every chat is listed once', async ({
    page,
  }) => {
    const names = Array.from({ length: 35 }, (_, index) => `Разговор ${String(index + 1).padStart(2, '0')}`);
    for (const name of names) await converse(page, 'vasilisa', name);
    const asked = watchLists(page);
    await page.goto('/chat/neuron/vasilisa');
    const links = panel(page).getByRole('link', { name: /^Разговор / });
    await expect(links.first()).toContainText('Разговор 35');
    await expect(links).toHaveCount(30);
    await links.last().hover();
    await page.mouse.wheel(0, 3000);
    await expect(links).toHaveCount(35);
    await expect(panel(page).getByRole('button', { name: 'Показать ещё' })).toHaveCount(0);
    const titles = await links.evaluateAll((found) =>
      found.map((link) => link.lastElementChild?.textContent),
    );
    expect(titles).toEqual(names.toReversed());
    expect(asked.map((query) => [query.get('page'), query.get('size')])).toEqual([
      ['0', '30'],
      ['1', '30'],
    ]);
    await search(page).fill('разговор 1');
    await expect(links).toHaveCount(10);
    expect(asked.at(-1)?.get('page')).toBe('0');
  });
});
