import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { converse, expect, fillLogin, send, settledAnswer, storedMessages, test } from './fixtures.ts';
import { wav } from './wav.ts';

test.use({ as: 'employee@neuro.example', contextOptions: { reducedMotion: 'no-preference' } });

const field = (page: Page) => page.getByRole('textbox', { name: 'Сообщение' });
const messages = (page: Page) => page.getByRole('log', { name: 'Сообщения' }).getByRole('article');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function attach(
  page: Page,
  ...files: { name: string; mimeType: string; buffer: Buffer }[]
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Прикрепить файл').click();
  await (await chooser).setFiles(files);
}

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

test('[CHAT-12][AUTH-12] a draft survives a reload and a lost session, for its author only', async ({
  page,
}) => {
  await page.goto('/chat/neuron/chatGpt');
  await field(page).fill('Мой черновик\nв две строки');
  await page.reload();
  await expect(field(page)).toHaveValue('Мой черновик\nв две строки');
  await page.goto('/chat/neuron/claude');
  await expect(field(page)).toHaveValue('');

  // The page is left first: a call that it makes without the session would end it there.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/chat/neuron/chatGpt');
  await page.getByRole('alertdialog').getByRole('button', { name: 'На страницу входа' }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, 'commerce@neuro.example');
  await expect(page.getByRole('heading', { level: 1, name: 'ChatGPT' })).toBeVisible();
  await expect(field(page)).toHaveValue('');

  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/chat/neuron/chatGpt');
  await page.getByRole('alertdialog').getByRole('button', { name: 'На страницу входа' }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, 'employee@neuro.example');
  await expect(field(page)).toHaveValue('Мой черновик\nв две строки');
});

test('[APP-06][ERR-08][PRE-05] the maintenance page appears and goes; text and file stay in the composer', async ({
  page,
  standIn,
}) => {
  // The portal loads the code of the maintenance page some seconds after its first screen.
  const code = page.waitForResponse(/\/assets\/Maintenance-[^/]*\.js/);
  await page.goto('/chat/neuron/chatGpt');
  await expect(page.getByRole('complementary', { name: 'История' }).getByRole('link').first()).toBeVisible();
  await attach(page, textFile('план.txt', 'план'));
  await field(page).fill('Дойдёт позже');
  // With the modules that it imports.
  await page.evaluate((url) => import(url).then(() => undefined), (await code).url());
  await standIn.stop();
  try {
    await button(page, 'Отправить').click();
    const maintenance = page.getByRole('heading', { level: 1, name: 'Сервисы временно недоступны' });
    await expect(maintenance).toBeVisible();
    await expect(page.getByText('Небольшая пауза в работе сервисов, скоро вернёмся в строй')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Написать нам' })).toHaveAttribute('href', /^mailto:/);
    await page.getByRole('button', { name: 'Проверить сейчас' }).click();
    await expect(maintenance).toBeVisible();
  } finally {
    await standIn.restart();
  }
  await page.getByRole('button', { name: 'Проверить сейчас' }).click();
  await expect(field(page)).toHaveValue('Дойдёт позже');
  await expect(button(page, 'Убрать файл план.txt')).toBeVisible();
  await button(page, 'Отправить').click();
  await settledAnswer(page);
  expect((await storedMessages(page)).map(({ role }) => role)).toEqual(['user', 'assistant']);
});

test('[CHAT-09][APP-19][PRE-12] a file with a Cyrillic name is uploaded and downloaded unchanged, with its name', async ({
  page,
}) => {
  await page.goto('/chat/neuron/chatGpt');
  const name = 'Отчёт за май (№ 5) «ёж».txt';
  const buffer = Buffer.concat([Buffer.from('Ёж, № 5\r\n'), Buffer.from([0, 255, 254, 128, 10])]);
  await attach(page, { name, mimeType: 'text/plain', buffer });
  await send(page, 'Прочти файл');
  await settledAnswer(page);
  expect((await storedMessages(page))[0]?.files).toMatchObject([{ name, size: buffer.length }]);
  await page.reload();
  await settledAnswer(page);
  const download = page.waitForEvent('download');
  await button(page, `Скачать файл ${name}`).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(name);
  expect(await readFile(await file.path())).toEqual(buffer);
});

test('[CHAT-15] by keyboard: the focus is right after repeating, hiding and starting a new chat', async ({
  page,
}) => {
  await page.goto('/chat/neuron/chatGpt');
  await send(page, 'Первый вопрос');
  const field = page.getByRole('textbox', { name: 'Сообщение' });
  const answer = await settledAnswer(page);
  await answer.getByRole('button', { name: 'Повторить' }).press('Enter');
  await expect(field).toBeFocused();
  await expect(page.getByText('2 из 2')).toBeVisible();
  await settledAnswer(page);
  await send(page, 'Второй вопрос');
  await expect(messages(page)).toHaveCount(4);
  await settledAnswer(page);

  await messages(page).nth(1).getByRole('button', { name: 'Скрыть' }).press('Enter');
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).nth(1).getByRole('button', { name: 'Изменить' })).toBeFocused();
  await messages(page).last().getByRole('button', { name: 'Скрыть' }).press('Enter');
  await expect(messages(page).last().getByRole('button', { name: 'Изменить' })).toBeFocused();

  await page.getByRole('link', { name: 'Новый чат' }).press('Enter');
  await expect(messages(page)).toHaveCount(0);
  await expect(field).toBeFocused();
});

test('[APP-05][CHAT-12] on a phone one bar and the composer leave four fifths of the height to the messages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/chat/neuron/chatGpt');
  await expect(page.getByRole('heading', { level: 1, name: 'ChatGPT' })).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Меню')).toBeInViewport({ ratio: 1 });
  await send(page, 'Раз');
  await settledAnswer(page);
  const log = page.getByRole('log', { name: 'Сообщения' });
  await expect.poll(async () => ((await log.boundingBox())?.height ?? 0) / 844).toBeGreaterThan(0.79);
});

test('[APP-05][CHAT-01][CHAT-16] at 360 px name and placeholder are whole, and the buttons that jump cover no message', async ({
  page,
}) => {
  const file = { name: 'Совещание.wav', mimeType: 'audio/wav', buffer: wav(60) };
  const chatUuid = await converse(page, 'audio', '', { file });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/chat/neuron/audio/${chatUuid}`);
  const isWhole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
    scrollWidth <= clientWidth && scrollHeight <= clientHeight;
  const title = page.getByRole('heading', { level: 1, name: 'Расшифровка аудио' });
  await expect(button(page, 'Управление чатом')).toBeVisible();
  expect(await title.evaluate(isWhole), 'name').toBe(true);
  expect(await page.getByRole('textbox', { name: 'Сообщение' }).evaluate(isWhole), 'placeholder').toBe(true);
  const log = page.getByRole('log', { name: 'Сообщения' });
  await log.hover();
  await page.mouse.wheel(0, -400);
  const jump = await button(page, 'К последнему сообщению').boundingBox();
  const read = await log.boundingBox();
  expect(jump?.y).toBeGreaterThanOrEqual((read?.y ?? 0) + (read?.height ?? 0));
});

test('[PRE-16][APP-05][CHAT-12] a notice is above the composer, however high, and centred; composer and messages are both visible in a low window', async ({
  page,
}) => {
  await page.goto('/chat/neuron/chatGpt');
  const field = page.getByRole('textbox', { name: 'Сообщение' });
  await send(page, 'Раз');
  await (await settledAnswer(page)).getByRole('button', { name: 'Скрыть' }).click();
  await field.fill('строка\n'.repeat(8));
  const notice = page.getByRole('listitem').filter({ hasText: 'Сообщение скрыто' });
  const box = page.locator('div:has(> div > textarea)');
  await expect
    .poll(async () => {
      const [above, below] = [await notice.boundingBox(), await box.boundingBox()];
      if (!above || !below) return 'missing';
      const isAbove = above.y + above.height <= below.y;
      const isCentred = Math.abs(above.x + above.width / 2 - below.x - below.width / 2) <= 1;
      return { isAbove, isCentred };
    })
    .toEqual({ isAbove: true, isCentred: true });

  const log = page.getByRole('log', { name: 'Сообщения' });
  for (const [width, height, what] of [
    [740, 340, 'a phone that lies down'],
    [320, 256, 'a page enlarged four times'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(button(page, 'Отправить'), what).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await log.boundingBox())?.height ?? 0, what).toBeGreaterThan(20);
  }
});

test('[APP-05] printing shows the whole conversation in light colours, without controls', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/chat/neuron/chatGpt');
  await send(page, 'длинно');
  await settledAnswer(page);
  const pressed = [
    page.getByRole('banner'),
    page.getByRole('complementary', { name: 'История' }),
    button(page, 'Отправить'),
    button(page, 'Копировать').first(),
  ];
  for (const control of pressed) await expect(control).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const log = page.getByRole('log', { name: 'Сообщения' });
  await expect.poll(() => log.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await expect(messages(page).first()).toBeVisible();
  for (const control of pressed) await expect(control).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Новый чат' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
