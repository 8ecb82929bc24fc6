import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { rehearse } from '#mocks/models/rehearsal.ts';
import {
  copied,
  expect,
  expectProblem,
  fillLogin,
  provoke,
  send,
  settledAnswer,
  storedMessages,
  test,
} from './fixtures.ts';

test.use({ as: 'employee@neuro.example' });

const field = (page: Page) => page.getByRole('textbox', { name: 'Сообщение' });
const messages = (page: Page) => page.getByRole('log', { name: 'Сообщения' }).getByRole('article');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sendCalls = '**/api/1.0/chat/*/message';

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

test('[CHAT-04] an empty request warns for a second and sends nothing', async ({ page }) => {
  let sends = 0;
  await page.route(sendCalls, async (route) => {
    sends += 1;
    await route.abort();
  });
  // The clock stands: the second is the test's to let go by.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/chat/neuron/chatGpt');
  const warning = page
    .getByRole('region', { name: 'Сообщения портала' })
    .getByRole('alert')
    .filter({ hasText: 'Поле не должно быть пустым' });
  await button(page, 'Отправить').click();
  await expect(warning).toContainText('Предупреждение!');
  await page.mouse.move(5, 5);
  await page.clock.runFor(999);
  await expect(warning).toBeVisible();
  await page.clock.runFor(1);
  await expect(warning).toHaveCount(0);
  await field(page).fill('  \n ');
  await field(page).press('Enter');
  await expect(warning).toBeVisible();
  await expect(messages(page)).toHaveCount(0);
  expect(sends).toBe(0);
});

test('[CHAT-12] Shift+Enter begins a line, Enter sends, Escape stops', async ({ page }) => {
  await page.goto('/chat/neuron/chatGpt');
  await field(page).pressSequentially('длинно и медленно');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('и в две строки');
  await expect(field(page)).toHaveValue('длинно и медленно\nи в две строки');
  await expect(messages(page)).toHaveCount(0);
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(messages(page).last()).toContainText('и в две строки');
  await expect(messages(page)).toHaveCount(2);
  await field(page).press('Escape');
  await expect(messages(page).last()).toContainText('Ответ остановлен');
  expect((await storedMessages(page))[0]?.content).toBe('длинно и медленно\nи в две строки');
});

test('[CHAT-12][AUTH-12] a draft outlives a reload and a lost session, and is nobody else’s', async ({
  page,
}) => {
  await page.goto('/chat/neuron/chatGpt');
  await field(page).fill('Мой черновик\nв две строки');
  await page.reload();
  await expect(field(page)).toHaveValue('Мой черновик\nв две строки');
  await page.goto('/chat/neuron/claude');
  await expect(field(page)).toHaveValue('');

  await page.context().clearCookies();
  await page.goto('/chat/neuron/chatGpt');
  await page.getByRole('alertdialog').getByRole('button', { name: 'На страницу входа' }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, 'commerce@neuro.example');
  await expect(page.getByRole('heading', { level: 1, name: 'ChatGPT' })).toBeVisible();
  await expect(field(page)).toHaveValue('');

  await page.context().clearCookies();
  await page.reload();
  await page.getByRole('alertdialog').getByRole('button', { name: 'На страницу входа' }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, 'employee@neuro.example');
  await expect(field(page)).toHaveValue('Мой черновик\nв две строки');
});

test('[AUTH-07] signing out leaves no draft behind', async ({ page }) => {
  await page.goto('/chat/neuron/chatGpt');
  await field(page).fill('секретный черновик');
  await button(page, 'employee@neuro.example').click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/login/);
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(left).not.toContain('секретный черновик');
});

test('[ERR-10][ERR-11][PRE-13] a page of HTML as the answer: a dialog, and the text comes back', async ({
  page,
  problems,
}) => {
  await page.goto('/chat/neuron/chatGpt');
  await page.route(sendCalls, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Вход в сеть</h1>' }),
  );
  await send(page, 'Потеряется ли это?');
  const dialog = page.getByRole('alertdialog', { name: 'Ошибка отправки сообщения' });
  await expect(dialog).toContainText('Что-то пошло не так =(');
  await dialog.getByRole('button', { name: 'Понятно' }).click();
  await expect(field(page)).toHaveValue('Потеряется ли это?');
  await expect(page.getByText('Вход в сеть')).toHaveCount(0);
  await expectProblem(problems, /undeclared content type "text\/html" with 200/);

  await page.unroute(sendCalls);
  await button(page, 'Отправить').click();
  expect(await copied(page, await settledAnswer(page))).toBe(rehearse('Потеряется ли это?'));
});

test('[ERR-04] the limit of requests: the text of the server, and the request comes back', async ({
  page,
}) => {
  await page.goto('/chat/neuron/chatGpt');
  await provoke(page, sendCalls, 'limit-exceeded');
  await send(page, 'Сверх лимита');
  await expect(page.getByRole('alertdialog')).toContainText('Превышено количество обращений');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Понятно' }).click();
  await expect(field(page)).toHaveValue('Сверх лимита');
});

test('[APP-06][ERR-08][PRE-05] the gateway is down: maintenance, and back to the text and the file in the composer', async ({
  page,
  standIn,
}) => {
  await page.goto('/chat/neuron/chatGpt');
  await expect(page.getByRole('complementary', { name: 'История' }).getByRole('link').first()).toBeVisible();
  await attach(page, textFile('план.txt', 'план'));
  await field(page).fill('Дойдёт позже');
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

test('[APP-18][PRE-11] wrong and empty files are refused by name, the same file can be chosen again', async ({
  page,
}) => {
  await page.goto('/chat/neuron/chatGpt');
  const chips = page.getByRole('list', { name: 'Прикреплённые файлы' });
  const exe = textFile('a.pdf.exe', 'MZ');
  await attach(page, exe);
  await expect(page.getByRole('alert').filter({ hasText: 'Загружен неверный формат файла' })).toBeVisible();
  await expect(chips).toHaveCount(0);
  await attach(page, textFile('ОТЧЁТ.TXT', 'отчёт'), exe);
  await expect(page.getByText('Неверный формат у файлов: «a.pdf.exe»')).toBeVisible();
  await expect(chips.getByRole('listitem')).toHaveText(['ОТЧЁТ.TXT, 10 Б']);
  await button(page, 'Убрать файл ОТЧЁТ.TXT').click();
  await expect(chips).toHaveCount(0);
  await attach(page, textFile('пусто.txt', ''));
  await expect(page.getByText('Файл пустой')).toBeVisible();
  await attach(page, textFile('ОТЧЁТ.TXT', 'отчёт'));
  await expect(chips.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Файл пустой')).toHaveCount(0);
});

test('[CHAT-09][APP-19][PRE-12] a file with a Cyrillic name arrives and comes back byte for byte under its name', async ({
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

test('[CHAT-09] a file that was just sent can be downloaded without a reload', async ({ page }) => {
  await page.goto('/chat/neuron/chatGpt');
  await attach(page, textFile('сразу.txt', 'сразу'));
  await send(page, 'Прочти файл');
  await settledAnswer(page);
  await expect(button(page, 'Скачать файл сразу.txt')).toBeEnabled();
  const download = page.waitForEvent('download');
  await button(page, 'Скачать файл сразу.txt').click();
  expect((await download).suggestedFilename()).toBe('сразу.txt');
});

test('[CHAT-10] an edited request takes its file along, and another one beside it', async ({ page }) => {
  await page.goto('/chat/neuron/chatGpt');
  await attach(page, textFile('первый.txt', 'первый'));
  await send(page, 'Прочти файл');
  await settledAnswer(page);
  await messages(page).first().getByRole('button', { name: 'Изменить' }).click();
  const chips = page.getByRole('list', { name: 'Прикреплённые файлы' }).getByRole('listitem');
  await expect(chips).toHaveText(/первый\.txt/);
  await attach(page, textFile('второй.txt', 'второй'));
  await send(page, 'Сравни файлы');
  await expect(messages(page)).toHaveCount(4);
  await settledAnswer(page);
  const stored = (await storedMessages(page)).map(({ files }) => files.map(({ name }) => name));
  expect(stored[2]).toEqual(['первый.txt', 'второй.txt']);
});

test('[PRE-12] a failed download is an error on the screen, never a file', async ({ page }) => {
  await page.goto('/chat/neuron/chatGpt');
  await attach(page, textFile('файл.txt', 'файл'));
  await send(page, 'Прочти файл');
  await settledAnswer(page);
  await page.reload();
  await settledAnswer(page);
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await provoke(page, '**/api/1.0/download*', 'not-found');
  await button(page, 'Скачать файл файл.txt').click();
  const dialog = page.getByRole('alertdialog', { name: 'Ошибка запроса файла' });
  await expect(dialog).toContainText('Ничего не найдено');
  expect(downloads).toBe(0);
});

test('[CHAT-08][CHAT-10] a message is hidden, and «Отменить» puts it back where it was', async ({ page }) => {
  await page.goto('/chat/neuron/chatGpt');
  await send(page, 'Первый вопрос');
  await settledAnswer(page);
  await send(page, 'Второй вопрос');
  await expect(messages(page)).toHaveCount(4);
  await settledAnswer(page);
  const first = messages(page).filter({ hasText: 'Первый вопрос' }).last();
  await first.getByRole('button', { name: 'Скрыть' }).click();
  await expect(messages(page)).toHaveCount(3);
  const notice = page.getByRole('listitem').filter({ hasText: 'Сообщение скрыто' });
  await expect(notice).toBeVisible();
  await expect.poll(async () => (await storedMessages(page)).length).toBe(3);
  await notice.getByRole('button', { name: 'Отменить' }).click();
  await expect(messages(page)).toHaveCount(4);
  await expect(messages(page).nth(1)).toContainText('Первый вопрос');
  await expect.poll(async () => (await storedMessages(page)).length).toBe(4);
});

test('[CHAT-15] by keyboard: repeating, hiding and a new chat leave the focus where one goes on', async ({
  page,
}) => {
  await page.goto('/chat/neuron/chatGpt');
  await send(page, 'Первый вопрос');
  const field = page.getByRole('textbox', { name: 'Сообщение' });
  const answer = await settledAnswer(page);
  await answer.getByRole('button', { name: 'Повторить' }).press('Enter');
  await expect(field).toBeFocused();
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

test('[CHAT-12] Enter while an answer is being written says what to wait for, and keeps the text', async ({
  page,
}) => {
  await page.goto('/chat/neuron/chatGpt');
  await send(page, 'длинно и медленно');
  await expect(button(page, 'Остановить')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Сообщение' });
  await field.fill('Ещё вопрос');
  await field.press('Enter');
  await expect(page.getByText('Дождитесь ответа или остановите его')).toBeVisible();
  await expect(field).toHaveValue('Ещё вопрос');
  await expect(messages(page)).toHaveCount(2);
  await field.press('Escape');
  await expect(messages(page).last()).toContainText('Ответ остановлен');
});

test('[PRE-16] a notice stands above what is being written, however long, and in the middle of its width', async ({
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
});

for (const [width, height, what] of [
  [740, 340, 'a phone that lies down'],
  [320, 256, 'a page enlarged four times'],
] as const) {
  test(`[APP-05][CHAT-12] in ${what} the composer and the messages are both there`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/chat/neuron/chatGpt');
    await send(page, 'таблица');
    await settledAnswer(page);
    await page.getByRole('textbox', { name: 'Сообщение' }).fill('строка\n'.repeat(8));
    await expect(button(page, 'Отправить')).toBeInViewport({ ratio: 1 });
    const log = page.getByRole('log', { name: 'Сообщения' });
    await expect.poll(async () => (await log.boundingBox())?.height ?? 0).toBeGreaterThan(20);
  });
}

test('[APP-05] on paper: the whole conversation, light, without what can only be pressed', async ({
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
