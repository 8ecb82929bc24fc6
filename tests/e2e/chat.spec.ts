import type { Locator, Page } from '@playwright/test';
import { rehearse } from '#mocks/rehearsal/makers/rehearse.ts';
import { chatUuidOf, copied, expect, send, settledAnswer, storedMessages, test } from './fixtures.ts';

test.use({ as: 'employee@neuro.example', contextOptions: { reducedMotion: 'no-preference' } });

const log = (page: Page) => page.getByRole('log', { name: 'Сообщения' });
const answers = (page: Page) => log(page).getByRole('article', { name: 'ChatGPT' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Counts the requests that start an answer. */
function countSends(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/message')) count += 1;
  });
  return () => count;
}

/** Sends a request to ChatGPT and waits for the start of the answer. */
async function begin(page: Page, text: string): Promise<void> {
  await page.goto('/chat/neuron/chatGpt');
  await send(page, text);
  await expect(answers(page).last()).toContainText(text);
  await chatUuidOf(page);
}

test('[CHAT-02] an empty field is one line of 56 px; a longer text has its controls below, and answers have its edges', async ({
  page,
}) => {
  await page.goto('/chat/neuron/chatGpt');
  const field = page.getByRole('textbox', { name: 'Сообщение' });
  const sides = (locator: Locator) =>
    locator.evaluate((element) => {
      const { left, right, top, height } = element.getBoundingClientRect();
      return { left, right, top, height };
    });
  const box = field.locator('xpath=../../..');
  expect((await sides(box)).height).toBe(56);
  const send = button(page, 'Отправить');
  expect((await sides(send)).top).toBeLessThanOrEqual((await sides(field)).top);
  await field.fill('Привет, покажи таблицу и код для плана отпусков отдела');
  await expect
    .poll(async () => (await sides(send)).top - (await sides(field)).top)
    .toBeGreaterThanOrEqual(24);
  await field.press('Enter');
  await expect(answers(page).last().getByRole('button', { name: 'Скрыть', exact: true })).toBeVisible();
  const { left, right } = await sides(box);
  expect((await sides(answers(page).last().locator('p').last())).left).toBe(left);
  expect(await sides(answers(page).last().locator('table').locator('xpath=../..'))).toMatchObject({
    left,
    right,
  });
});

test('[CHAT-02] an answer begins right below its request, whose buttons are beside the bubble; signs stay as written', async ({
  page,
}) => {
  await begin(page, 'Без пустого места');
  await settledAnswer(page);
  const request = log(page).getByRole('article', { name: 'Вы' });
  const bottom = await request.evaluate((one) => one.firstElementChild?.getBoundingClientRect().bottom ?? 0);
  const top = (await answers(page).boundingBox())?.y ?? 0;
  expect(top - bottom).toBeLessThan(24);
  await request.hover();
  await expect(request.getByRole('button', { name: 'Изменить' })).toBeInViewport();
  for (const text of [answers(page).locator('[data-text]').first(), request.getByText('Без пустого места')])
    await expect(text).toHaveCSS('font-variant-ligatures', 'no-contextual');
});

test('[CHAT-03][PRE-18] Stop keeps the received text, acts at once, and stops the answer at the gateway', async ({
  page,
}) => {
  await begin(page, 'длинно и медленно');
  // Later than the second press of a double click, which «Остановить» ignores.
  await expect(answers(page).last()).toContainText('Шаг 1');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/1.0/chat/*/stream', async (route) => {
    await released;
    await route.continue();
  });
  const told = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await button(page, 'Остановить').click();
  await expect(answers(page).last()).toContainText('Ответ остановлен');
  await expect(button(page, 'Отправить')).toBeVisible();
  const kept = await copied(page, answers(page).last());
  expect(rehearse('длинно и медленно').startsWith(kept)).toBe(true);
  expect(kept).toContain('> длинно и медленно');

  release();
  expect((await told).status()).toBe(204);
  const stored = (await storedMessages(page)).at(-1);
  expect(stored?.status).toBe('stopped');
  expect(stored?.content.startsWith(kept)).toBe(true);
  await page.reload();
  await expect(answers(page).last()).toContainText('Ответ остановлен');
  expect(await copied(page, answers(page).last())).toBe(stored?.content);
});

/** Opens the main page by a link, without a reload. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Главная', exact: true }).click();
  await expect(page.getByRole('searchbox', { name: 'Поиск сервиса' })).toBeVisible();
}

/** Stops the current answer and returns the received text, which must be the one that the gateway has stored. */
async function stopped(page: Page, request: string): Promise<string> {
  await button(page, 'Остановить').click();
  await expect(answers(page).last()).toContainText('Ответ остановлен');
  const kept = await copied(page, answers(page).last());
  expect(rehearse(request).startsWith(kept)).toBe(true);
  await expect.poll(async () => (await storedMessages(page)).at(-1)?.status).toBe('stopped');
  expect((await storedMessages(page)).at(-1)?.content.startsWith(kept)).toBe(true);
  return kept;
}

test('[CHAT-03] an answer continues while another screen is open', async ({ page }) => {
  const sends = countSends(page);
  const request = 'уйду: длинно и медленно';
  await begin(page, request);
  const uuid = await chatUuidOf(page);
  await leave(page);
  const length = async () => (await storedMessages(page, uuid)).at(-1)?.content.length ?? 0;
  const left = await length();
  await expect.poll(length).toBeGreaterThan(left);
  await page.goBack();
  await expect(button(page, 'Остановить')).toBeVisible();
  await expect(answers(page)).toHaveCount(1);
  expect((await stopped(page, request)).length).toBeGreaterThan(left);
  expect(sends()).toBe(1);
});

test('[CHAT-01][CHAT-03][PRE-18] after a reload the answer is resumed without repetition', async ({
  page,
}) => {
  const sends = countSends(page);
  const request = 'перезагружу: длинно и медленно';
  await begin(page, request);
  await page.reload();
  await expect(button(page, 'Остановить')).toBeVisible();
  const height = () => log(page).evaluate((box) => box.scrollHeight);
  const found = await height();
  await expect.poll(height, 'it goes on').toBeGreaterThan(found);
  await stopped(page, request);
  expect((await storedMessages(page)).map(({ role }) => role)).toEqual(['user', 'assistant']);
  await expect(log(page).getByRole('article')).toHaveCount(2);
  expect(sends()).toBe(1);
});

test('[CHAT-03][PRE-05][PRE-18] after a dropped connection the stream is resumed without sending again', async ({
  page,
}) => {
  const sends = countSends(page);
  const resumed = page.waitForRequest(
    (request) => request.method() === 'GET' && /\/stream\?messageId=/.test(request.url()),
  );
  await begin(page, 'оборви таблицу');
  // A slow page may have read only the first event.
  expect(Number((await resumed).headers()['last-event-id'])).toBeGreaterThan(0);
  expect(await copied(page, await settledAnswer(page))).toBe(rehearse('оборви таблицу'));
  await expect(answers(page)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sends()).toBe(1);
});

test('[CHAT-03][CHAT-15] the view follows the answer unless the reader has scrolled up', async ({ page }) => {
  await begin(page, 'медленно длинно');
  const fromEnd = () =>
    log(page).evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop));
  const height = () => log(page).evaluate((box) => box.scrollHeight);
  // Stops waiting once the answer is long enough to scroll.
  await page.setViewportSize({ width: 1280, height: 420 });
  await expect
    .poll(() => log(page).evaluate((box) => box.scrollHeight - box.clientHeight))
    .toBeGreaterThan(150);
  await expect.poll(fromEnd).toBeLessThan(5);
  const before = await height();
  await expect.poll(height).toBeGreaterThan(before);
  await expect.poll(fromEnd).toBeLessThan(5);

  await log(page).hover();
  await page.mouse.wheel(0, -2000);
  await expect(button(page, 'К последнему сообщению')).toBeVisible();
  await expect.poll(() => log(page).evaluate((box) => box.scrollTop)).toBe(0);
  const left = await height();
  await expect.poll(height).toBeGreaterThan(left);
  expect(await log(page).evaluate((box) => box.scrollTop)).toBe(0);

  await button(page, 'К последнему сообщению').click();
  await expect(button(page, 'К последнему сообщению')).toHaveCount(0);
  await expect.poll(fromEnd).toBeLessThan(5);
  const again = await height();
  await expect.poll(height).toBeGreaterThan(again);
  await expect.poll(fromEnd).toBeLessThan(5);
  await button(page, 'Остановить').click();
});

test('[CHAT-06][AUTH-12] two tabs of a chat: a request and its answer are shown in both, each keeps its own draft', async ({
  page,
  context,
}) => {
  await page.goto('/chat/neuron/chatGpt');
  await send(page, 'Начало');
  await settledAnswer(page);
  await page.getByRole('textbox', { name: 'Сообщение' }).fill('Первая вкладка');
  const other = await context.newPage();
  await other.goto(page.url());
  await settledAnswer(other);
  const field = other.getByRole('textbox', { name: 'Сообщение' });
  await expect(field).toHaveValue('');
  await send(other, 'вместе: длинно и медленно');
  await field.fill('Вторая вкладка');
  await expect(answers(page).last()).toContainText('вместе');
  await page.getByRole('textbox', { name: 'Сообщение' }).press('Escape');
  await expect(button(page, 'Отправить')).toBeVisible();
  await expect(button(other, 'Отправить')).toBeVisible();
  await expect(answers(other).last()).toContainText('Ответ остановлен');
  for (const tab of [page, other]) await tab.reload();
  await expect(page.getByRole('textbox', { name: 'Сообщение' })).toHaveValue('Первая вкладка');
  await expect(field).toHaveValue('Вторая вкладка');
});

test('[ERR-07][PRE-01] a chat that is busy elsewhere: no message, the text is restored', async ({
  page,
  context,
}) => {
  await page.goto('/chat/neuron/chatGpt');
  await send(page, 'Начало');
  await settledAnswer(page);
  const other = await context.newPage();
  // As in another browser, whose tabs this one does not hear.
  await other.addInitScript(() => {
    const silent = class extends EventTarget {
      postMessage() {}
      close() {}
    };
    Object.assign(globalThis, { BroadcastChannel: silent });
  });
  await other.goto(page.url());
  await settledAnswer(other);
  await send(page, 'занят: длинно и медленно');
  await expect(answers(page).last()).toContainText('занят');

  const refusal = other.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/message'),
  );
  await send(other, 'И я тоже');
  expect((await refusal).status()).toBe(423);
  await expect(other.getByRole('textbox', { name: 'Сообщение' })).toHaveValue('И я тоже');
  await expect(other.getByRole('alertdialog')).toHaveCount(0);
  await expect(other.getByRole('alert')).toHaveCount(0);
  await expect(other).toHaveURL(page.url());
  // Escape always works; the button ignores the second press of a double click.
  await page.getByRole('textbox', { name: 'Сообщение' }).press('Escape');
  await expect(button(page, 'Отправить')).toBeVisible();
});
