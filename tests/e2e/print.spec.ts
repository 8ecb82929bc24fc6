import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { converse, expect, storedMessages, test } from './fixtures.ts';

test.use({ as: 'employee@neuro.example' });
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

const pageSize = 30;

/** Opens a chat whose messages have these texts, a request first; its older pages are answered once `older` is resolved. */
async function openChat(page: Page, contents: readonly string[], older?: Promise<void>): Promise<void> {
  await page.goto('/');
  const chatUuid = await converse(page, 'chatGpt', 'Начало');
  const stored = await storedMessages(page, chatUuid);
  const all = contents.map((content, at) => {
    // A message that names no parent follows the one before it in the list.
    const { parentId: _parent, ...message } = { ...stored[at % 2] };
    return { ...message, content, id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}` };
  });
  await page.route('**/history/getListMessage?*', async (route) => {
    const response = await route.fetch();
    const query = new URL(route.request().url()).searchParams;
    const [number, size] = [Number(query.get('page')), Number(query.get('size'))];
    if (number > 0) await older;
    const end = all.length - number * size;
    const counts = { totalElements: all.length, totalPages: Math.ceil(all.length / size), number, size };
    const content = all.slice(Math.max(0, end - size), end);
    await route.fulfill({ json: { ...(await response.json()), ...counts, content, last: end - size <= 0 } });
  });
  await page.goto(`/chat/neuron/chatGpt/${chatUuid}`);
  await expect(page.getByRole('article').last()).toContainText(contents.at(-1)?.slice(0, 5) ?? '');
}

/** The pages of a PDF: their widths and heights, and their texts without blanks. */
async function pagesOf(pdf: Buffer) {
  const file = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  return Promise.all(
    Array.from({ length: file.numPages }, async (_, index) => {
      const page = await file.getPage(index + 1);
      const { items } = await page.getTextContent();
      const [, , width = 0, height = 0] = page.view;
      const text = items.map((item) => ('str' in item ? item.str : '')).join('');
      return { width, height, text: text.replace(/\s/g, '') };
    }),
  );
}

test('[APP-05] case 24-print-wide-table: wide tables, long code and closed parts are whole on paper', async ({
  page,
}) => {
  const heads = ['Организация', ...Array.from({ length: 12 }, (_, at) => `Показатель ${at + 1}`)];
  const row = (at: number) =>
    `| Длинное наименование ${at} | ${heads
      .slice(1)
      .map((_, column) => `${at * (column + 1)}001`)
      .join(' | ')} |`;
  const table = `| ${heads.join(' | ')} |\n|${'---|'.repeat(heads.length)}\n${[1, 2, 20].map(row).join('\n')}`;
  const code = `\`\`\`\n${'а'.repeat(300)}конецкода\n\`\`\``;
  const closed = '<details><summary>Сводка</summary>\n\nСвёрнутое\n\n</details>';
  await openChat(page, ['Вопрос', `Ответ\n\n${code}\n\n${table}\n\n${closed}`]);
  await expect(page.getByText('Сводка')).toBeVisible();
  for (const options of [{ format: 'A4' }, { preferCSSPageSize: true }] as const) {
    // Chromium loses pages of a document that is printed while parts of it still load.
    await expect(async () => {
      const pages = await pagesOf(await page.pdf(options));
      const text = pages.map((one) => one.text).join('');
      for (const part of ['240001', 'Показатель12', 'конецкода', 'Свёрнутое']) expect(text).toContain(part);
      if ('preferCSSPageSize' in options) {
        const wide = pages.find((one) => one.text.includes('240001'));
        expect(wide && wide.width > wide.height).toBe(true);
      }
    }).toPass();
  }
});

test('[APP-05] a paged chat is printed whole: its older messages are loaded first', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', document.body.innerText);
  });
  const contents = Array.from({ length: 3 * pageSize }, (_, at) => `${at % 2 ? 'Ответ' : 'Вопрос'} ${at}.`);
  // Older messages load by themselves near the top of the list, as on paper: they wait until the keys were pressed.
  const older = Promise.withResolvers<void>();
  await openChat(page, contents, older.promise);
  const paper = page.getByText('Здесь не все сообщения');
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Control+p');
  older.resolve();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Вопрос 0.', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(contents.length);
  await expect(paper).toBeHidden();
});

test('[CHAT-10] case 25-copy-dark: a selection of an answer is copied without the colours of the theme', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openChat(page, [
    'Вопрос',
    'Ответ **важно**\n\n1. Один\n2. Два\n\n| а | б |\n|---|---|\n| 1 | 2 |\n\n$x^2$',
  ]);
  await expect(page.locator('math')).toBeVisible();
  const code = page.waitForResponse(/copy-selection/);
  // The field of the request has the focus until then.
  await page.locator('strong', { hasText: 'важно' }).click();
  await page
    .getByRole('article')
    .last()
    .locator('[data-text]')
    .evaluate((answer) => getSelection()?.selectAllChildren(answer));
  await code;
  await expect(async () => {
    await page.keyboard.press('Control+c');
    const html = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return item ? (await item.getType('text/html')).text() : '';
    });
    expect(html).toContain('<li>Один</li><li>Два</li>');
    expect(html).toContain('x²');
    expect(html).not.toMatch(/color|background|class=/);
  }).toPass();
});
