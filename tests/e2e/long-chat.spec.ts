import type { Page } from '@playwright/test';
import { converse, expect, send, storedMessages, test } from './fixtures.ts';

test.use({ as: 'employee@neuro.example' });
// A page that is still being read when the test ends has its answer first.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

const log = (page: Page) => page.getByRole('log', { name: 'Сообщения' });
const fromEnd = (page: Page) =>
  log(page).evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);

const idOf = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

/** Opens a chat for which the gateway lists 2,000 messages: «Вопрос 1», «Ответ 1», «Вопрос 2» … */
async function openLong(page: Page): Promise<void> {
  const chatUuid = await converse(page, 'chatGpt', 'Начало');
  const [request, answer] = await storedMessages(page, chatUuid);
  const all = Array.from({ length: 2000 }, (_, at) => {
    const number = Math.floor(at / 2) + 1;
    const content =
      at % 2 ? `Ответ ${number}. ${'Слово за словом. '.repeat((at % 7) * 12)}` : `Вопрос ${number}`;
    // A message that names no parent follows the one before it in the list.
    const { parentId: _parent, ...message } = { ...(at % 2 ? answer : request) };
    return { ...message, content, id: idOf(at) };
  });
  await page.route('**/history/getListMessage?*', async (route) => {
    const response = await route.fetch();
    const query = new URL(route.request().url()).searchParams;
    const [number, size] = [Number(query.get('page')), Number(query.get('size'))];
    const end = all.length - number * size;
    const content = all.slice(Math.max(0, end - size), end);
    const counts = { totalElements: all.length, totalPages: Math.ceil(all.length / size), number, size };
    await route.fulfill({ json: { ...(await response.json()), ...counts, content, last: end - size <= 0 } });
  });
  await page.goto(`/chat/neuron/chatGpt/${chatUuid}`);
  await expect(log(page).getByText('Ответ 1000.')).toBeInViewport();
}

test('[CHAT-02][CHAT-15] of 2,000 messages those near the screen are mounted; older ones load by scrolling and keep the place; a send goes to the end from anywhere', async ({
  page,
}) => {
  await openLong(page);
  const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
  expect(await elements()).toBeLessThan(1500);

  // The first page has 30 messages: the older ones come while the reader scrolls up.
  await log(page).hover();
  const old = log(page).getByText('Вопрос 975', { exact: true });
  await expect(async () => {
    await page.mouse.wheel(0, -400);
    await expect(old).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [20] });
  expect(await elements()).toBeLessThan(1500);
  const counted = await log(page).getByRole('article').first().getAttribute('aria-setsize');
  expect(counted).toBe('-1');

  // A message keeps its place on the screen when older ones arrive.
  const top = await old.evaluate((element) => element.getBoundingClientRect().top);
  const height = () => log(page).evaluate((box) => box.scrollHeight);
  const before = await height();
  const older = page.getByRole('button', { name: 'Показать предыдущие' });
  await older.evaluate((button: HTMLElement) => button.click());
  await expect.poll(height).toBeGreaterThan(before + 500);
  const moved = await old.evaluate((element, from) => element.getBoundingClientRect().top - from, top);
  expect(Math.abs(moved)).toBeLessThan(3);

  await page.getByRole('button', { name: 'К предыдущему запросу' }).click();
  await expect(log(page).getByText('Вопрос 974', { exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'К последнему ответу' }).click();
  await expect(log(page).getByText('Ответ 1000.')).toBeInViewport();

  await log(page).hover();
  await page.mouse.wheel(0, -3000);
  await expect(page.getByRole('button', { name: 'К последнему сообщению' })).toBeVisible();
  await send(page, 'Скажи слово');
  await expect(log(page).getByText('Скажи слово', { exact: true }).first()).toBeInViewport();
  await expect.poll(() => fromEnd(page)).toBeLessThan(5);
});

test('[CHAT-15] hidden texts of a long answer and of the settings do not make the page scroll', async ({
  page,
}) => {
  const chatUuid = await converse(page, 'chatGpt', 'Начало');
  const messages = await storedMessages(page, chatUuid);
  await page.route('**/history/getListMessage?*', async (route) => {
    const json = await (await route.fetch()).json();
    const links = Array.from({ length: 60 }, (_, at) => `[Ссылка ${at}](https://site.example/${at})\n\n`);
    json.content = messages.map((one) => ({
      ...one,
      ...(one.role === 'assistant' && { content: links.join('') }),
    }));
    await route.fulfill({ json });
  });
  await page.goto(`/chat/neuron/chatGpt/${chatUuid}`);
  await expect(log(page).getByRole('link', { name: 'Ссылка 59' })).toBeInViewport();
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight),
  ).toBe(0);
  // The same of every box that scrolls: what is positioned in it must belong to it.
  await page.getByRole('button', { name: 'Настройки' }).click();
  await expect(page.getByRole('complementary', { name: 'Настройки' })).toBeVisible();
  const leaking = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY))
      .filter((box) =>
        [...box.querySelectorAll<HTMLElement>('*')].some(
          (part) => getComputedStyle(part).position === 'absolute' && !box.contains(part.offsetParent),
        ),
      )
      .map(({ className }) => className),
  );
  expect(leaking).toEqual([]);
});

test('[ERR-11] if older messages cannot be loaded by scrolling, the log says so, and «Повторить» loads them', async ({
  page,
}) => {
  await openLong(page);
  let isDown = true;
  await page.route('**/history/getListMessage?*', (route) =>
    isDown ? route.abort('connectionfailed') : route.fallback(),
  );
  await log(page).hover();
  const note = log(page).getByText('Не удалось загрузить предыдущие сообщения');
  await expect(async () => {
    await page.mouse.wheel(0, -2000);
    await expect(note).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [20] });
  isDown = false;
  await log(page).getByRole('button', { name: 'Повторить', exact: true }).first().click();
  await expect(note).toHaveCount(0);
});

/** The texts of the marked places: all that are mounted, and the current one. */
const marks = (page: Page) =>
  page.evaluate(() =>
    ['chat-find', 'chat-find-current'].map((name) =>
      [...(CSS.highlights.get(name) ?? [])].map((range) => {
        const exact = new Range();
        exact.setStart(range.startContainer, range.startOffset);
        exact.setEnd(range.endContainer, range.endOffset);
        return exact.toString();
      }),
    ),
  );

test('[CHAT-02][CHAT-15] the search in a chat reaches messages that are not loaded, marks the words and keeps the place', async ({
  page,
}) => {
  await openLong(page);
  await page.keyboard.press('Control+f');
  const field = page.getByRole('searchbox', { name: 'Найти в чате' });
  await expect(field).toBeFocused();
  const search = page.getByRole('search', { name: 'Поиск в чате' });
  await field.fill('вопрос 3');
  // «Вопрос 3», 30 to 39, 300 to 399: those below and above the screen are the nearest ones last.
  await expect(search.getByText('Ищем в старых сообщениях…')).toBeVisible();
  await expect(search.getByText('111 из 111')).toBeVisible();
  await expect(log(page).getByText('Вопрос 399', { exact: true })).toBeInViewport();
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1500);
  await field.press('Enter');
  await expect(search.getByText('1 из 111')).toBeVisible();
  await expect(log(page).getByText('Вопрос 3', { exact: true })).toBeInViewport();
  await expect.poll(async () => (await marks(page))[1]).toEqual(['Вопрос 3']);
  await field.press('Shift+Enter');
  await expect(log(page).getByText('Вопрос 399', { exact: true })).toBeInViewport();
  await expect.poll(async () => (await marks(page))[0]?.length).toBeGreaterThan(1);
  await field.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Сообщение' })).toBeFocused();
  expect(await marks(page)).toEqual([[], []]);
  await expect(log(page).getByText('Вопрос 399', { exact: true })).toBeInViewport();

  // All messages are loaded now: the keys go to the first and to the last one.
  await log(page).press('Home');
  await expect(log(page).getByText('Вопрос 1', { exact: true })).toBeInViewport();
  await log(page).press('End');
  await expect(log(page).getByText('Ответ 1000.')).toBeInViewport();
  await expect.poll(() => fromEnd(page)).toBeLessThan(5);
});

test('[CHAT-02] a result of the history opens the chat at the words that were found', async ({ page }) => {
  await converse(page, 'chatGpt', 'Начало');
  await page.goto('/chat/neuron/chatGpt');
  const history = page.getByRole('searchbox', { name: 'Поиск по истории' });
  await history.fill('начало');
  const found = page.getByRole('link', { name: 'Начало' }).first();
  await expect(page.getByRole('listitem').filter({ has: found }).locator('mark').nth(1)).toBeVisible();
  await found.click();
  await expect(page.getByRole('searchbox', { name: 'Найти в чате' })).toHaveValue('начало');
  await expect(history).not.toHaveValue('');
});
