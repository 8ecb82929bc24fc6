import type { Page } from '@playwright/test';
import { chatUuidOf, converse, expect, send, settle, settledAnswer, test } from './fixtures.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'История' });
const search = (page: Page) => panel(page).getByRole('searchbox', { name: 'Поиск по истории' });
const listCalls = '**/api/1.0/history/getListChatWithSearch*';

/** Notes every list of chats that is asked for, as its query. */
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

  test('[CHAT-08][PRE-14] chats stand under «Сегодня» and their months, newest first', async ({ page }) => {
    await converse(page, 'chatGpt', 'Сегодняшний разговор');
    await page.goto('/chat/neuron/chatGpt');
    const headings = panel(page).getByRole('heading');
    await expect(headings.first()).toHaveText('Сегодня');
    // The chats of today that other tests have begun may fill the first page: the next one comes by scrolling.
    await expect
      .poll(async () => {
        await panel(page).getByRole('link').last().scrollIntoViewIfNeeded();
        return headings.count();
      })
      .toBeGreaterThan(2);
    const titles = (await headings.allInnerTexts()).slice(1);
    const months = titles.map((title) => {
      const [, month = '', year = ''] = /^([А-Я][а-я]+) (20\d\d)$/u.exec(title) ?? [];
      const names = 'Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь';
      return Number(year) * 12 + names.split(' ').indexOf(month);
    });
    expect(months).toEqual(months.toSorted((a, b) => b - a));
    expect(new Set(months).size).toBe(months.length);
    const today = panel(page).getByRole('region', { name: 'Сегодня' });
    await expect(today.getByRole('link', { name: 'Сегодняшний разговор' })).toBeVisible();
  });

  test('[CHAT-08] the search waits for 500 ms of silence and asks once', async ({ page }) => {
    await page.clock.install();
    await page.goto('/chat/neuron/chatGpt');
    await expect(panel(page).getByRole('link').first()).toBeVisible();
    const asked = watchLists(page);
    await page.clock.pauseAt(Date.now() + 600_000);
    await search(page).pressSequentially('отч');
    await page.clock.runFor(400);
    await search(page).pressSequentially('ёт');
    await page.clock.runFor(499);
    await settle(page);
    expect(asked.map((query) => query.get('searchText'))).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked.map((query) => query.get('searchText'))).toEqual(['отчёт']);
    await page.clock.resume();
  });

  test('[CHAT-08] it finds whatever the case and with е for ё; nothing found says so', async ({ page }) => {
    await converse(page, 'chatGpt', 'Ёлка И Партнёры: ДОГОВОР');
    await converse(page, 'chatGpt', 'Совсем другое');
    await page.goto('/chat/neuron/chatGpt');
    const wanted = panel(page).getByRole('link', { name: 'Ёлка И Партнёры: ДОГОВОР' });
    for (const text of ['елка и партнеры', 'ЁЛКА', 'пАРТНЁРЫ: договор']) {
      await search(page).fill(text);
      await expect(panel(page).getByRole('link')).toHaveCount(1);
      await expect(wanted).toBeVisible();
      await search(page).fill('');
      await expect(panel(page).getByRole('link', { name: 'Совсем другое' })).toBeVisible();
    }
    await search(page).fill('щщщщщ');
    await expect(panel(page).getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
  });

  test('[PRE-14] a late answer to an old text changes nothing', async ({ page }) => {
    await converse(page, 'chatGpt', 'Жирафы');
    await converse(page, 'chatGpt', 'Бегемоты');
    await page.goto('/chat/neuron/chatGpt');
    await expect(panel(page).getByRole('link', { name: 'Жирафы' })).toBeVisible();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
    await page.route(listCalls, async (route) => {
      if (new URL(route.request().url()).searchParams.get('searchText') === 'жираф') {
        ask();
        await released;
      }
      // The portal may have called it off by now.
      await route.continue().catch(() => undefined);
    });
    await search(page).fill('жираф');
    await isAsked;
    await search(page).fill('бегемот');
    await expect(panel(page).getByRole('link', { name: 'Жирафы' })).toHaveCount(0);
    await expect(panel(page).getByRole('link', { name: 'Бегемоты' })).toBeVisible();
    release();
    await settle(page);
    await expect(panel(page).getByRole('link', { name: 'Жирафы' })).toHaveCount(0);
    await expect(panel(page).getByRole('link', { name: 'Бегемоты' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('[CHAT-08] the open chat is deleted: a new one takes its place, its address is a 404', async ({
    page,
  }) => {
    await page.goto('/chat/neuron/chatGpt');
    await send(page, 'На удаление');
    await settledAnswer(page);
    const uuid = await chatUuidOf(page);
    const item = panel(page).getByRole('listitem').filter({ hasText: 'На удаление' });
    await expect(item.getByRole('link')).toHaveAttribute('aria-current', 'page');
    await item.getByRole('button', { name: 'Действия' }).click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await expect(item).toHaveCount(0);
    await expect(page).toHaveURL(/\/chat\/neuron\/chatGpt$/);
    await expect(page.getByRole('log', { name: 'Сообщения' }).getByRole('article')).toHaveCount(0);
    const notice = page.getByRole('region', { name: 'Сообщения портала' }).getByRole('listitem');
    await expect(notice).toContainText('Чат удалён');
    await page.reload();
    await expect(panel(page).getByRole('link').first()).toBeVisible();
    await expect(item).toHaveCount(0);

    await page.goto(`/chat/neuron/chatGpt/${uuid}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Чат не найден' })).toBeVisible();
  });

  test('[CHAT-08] «Отменить» brings a deleted chat back; a refused deletion, too', async ({ page }) => {
    await converse(page, 'chatGpt', 'Вернётся в историю');
    await page.goto('/chat/neuron/chatGpt');
    const item = panel(page).getByRole('listitem').filter({ hasText: 'Вернётся в историю' });
    const remove = async (): Promise<void> => {
      await item.getByRole('button', { name: 'Действия' }).click();
      await page.getByRole('menuitem', { name: 'Удалить' }).click();
    };
    await remove();
    await expect(item).toHaveCount(0);
    const restored = page.waitForResponse('**/api/1.0/history/hide');
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(item).toBeVisible();
    // It is back before the gateway knows.
    expect((await restored).ok()).toBe(true);
    await page.reload();
    await expect(item).toBeVisible();

    await page.route('**/api/1.0/history/hide', (route) =>
      route.continue({ headers: { ...route.request().headers(), prefer: 'example=too-many-requests' } }),
    );
    await remove();
    await expect(page.getByRole('alertdialog', { name: 'Ошибка удаления истории' })).toBeVisible();
    await page.getByRole('button', { name: 'Понятно' }).click();
    await expect(item).toBeVisible();
  });

  test('[CHAT-08][APP-05] at 768 px the history is a drawer that closes when a chat is chosen', async ({
    page,
  }) => {
    await converse(page, 'chatGpt', 'Из выдвижной панели');
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/chat/neuron/chatGpt');
    await expect(panel(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'История', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Чаты' });
    await expect(drawer.getByRole('searchbox', { name: 'Поиск по истории' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'История', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'История', exact: true }).click();
    await drawer.getByRole('link', { name: 'Из выдвижной панели' }).click();
    await expect(page).toHaveURL(/\/chat\/neuron\/chatGpt\/[0-9a-f-]{36}$/);
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('log', { name: 'Сообщения' })).toContainText('Из выдвижной панели');
  });
});

test.describe('with a long history', () => {
  test.use({ as: 'company@neuro.example' });

  test('[CHAT-08][PRE-14] pages of 30, each asked for once, every chat exactly once', async ({ page }) => {
    const names = Array.from({ length: 35 }, (_, index) => `Разговор ${String(index + 1).padStart(2, '0')}`);
    for (const name of names) await converse(page, 'vasilisa', name);
    const asked = watchLists(page);
    await page.goto('/chat/neuron/vasilisa');
    const links = panel(page).getByRole('link', { name: /^Разговор / });
    await expect(links.first()).toHaveText('Разговор 35');
    await expect(links).toHaveCount(30);
    await links.last().hover();
    await page.mouse.wheel(0, 3000);
    await expect(links).toHaveCount(35);
    await expect(panel(page).getByRole('button', { name: 'Показать ещё' })).toHaveCount(0);
    expect(await links.allTextContents()).toEqual(names.toReversed());
    expect(asked.map((query) => [query.get('page'), query.get('size')])).toEqual([
      ['0', '30'],
      ['1', '30'],
    ]);
    await search(page).fill('разговор 1');
    await expect(links).toHaveCount(10);
    expect(asked.at(-1)?.get('page')).toBe('0');
  });
});
