import type { Page } from '@playwright/test';
import { expectAccessibleByAxe } from './axe.ts';
import { expect, expectNoSideScroll, test } from './fixtures.ts';
import { copyOf, seeds } from './presentation-copy.ts';

test.use({ as: 'employee@neuro.example' });

/** Opens a copy of the course. Returns its address. */
async function openCourse(page: Page): Promise<string> {
  const address = `/pres-editor/${await copyOf(page, seeds.course, 'Курс')}`;
  await page.goto(address);
  return address;
}

const state = (page: Page) => page.getByRole('status', { name: 'Состояние' });

/** A JPEG of 3000 × 10 px with an EXIF block, made in the page. */
const jpegWithExif = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 3000, height: 10 });
    canvas.getContext('2d')?.fillRect(0, 0, 3000, 10);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
    const exif = [...new TextEncoder().encode('Exif\0\0MM\0*GPS')];
    return [0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, ...bytes.slice(2)];
  });

/** Selects the text that is edited. For 50 ms after it gets the focus, ProseMirror restores its own selection instead. */
const selectAll = (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Control+A');
    const isWhole = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      return getSelection()?.toString() === document.activeElement?.textContent;
    });
    expect(isWhole).toBe(true);
  }).toPass();

test('[PRES-11][PRES-13][PRES-14][PRES-15][PRES-26] text is edited with pasted HTML as text alone, links are checked, pictures lose EXIF and size', async ({
  page,
}) => {
  const loaded = ['OfflineBar', 'TextEditor', 'LinkDialog', 'Show'].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/${name}-`)),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await openCourse(page);
  const list = page.getByRole('listbox', { name: 'Слайды' });
  await list.focus();
  await page.keyboard.press('Home');
  // They are loaded when the slides are shown, and then work without a network.
  await Promise.all(loaded.map(async (response) => (await response).finished()));
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Заголовок: / })).toBeFocused();
  await page.keyboard.press('F2');
  const title = page.getByRole('textbox', { name: 'Заголовок' });
  await expect(title).toBeFocused();
  await expect(title).not.toBeEmpty();
  await page.context().setOffline(false);
  await selectAll(page);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/html', '<img src="x" onerror="alert(1)"><b>Чужое</b>');
    data.setData('text/plain', 'Вставленный текст');
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
  await expect(title).toHaveText('Вставленный текст');
  await expect(title.locator('img, b')).toHaveCount(0);
  await page.keyboard.press('Control+Z');
  await expect(title).not.toHaveText('Вставленный текст');
  await page.keyboard.press('Control+Shift+Z');
  await expect(title).toHaveText('Вставленный текст');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+K');
  const address = page.getByRole('textbox', { name: 'Адрес' });
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Укажите адрес https:\/\/ или\sпочту$/)).toBeVisible();
  await address.fill('https://example.ru/plan');
  await page.keyboard.press('Enter');
  await expect(title).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Заголовок: Вставленный текст' })).toBeFocused();
  await expect(state(page)).toHaveText('Сохранено');
  await page.keyboard.press('Control+Z');
  await expect(page.getByRole('button', { name: 'Вернуть' })).toBeEnabled();

  await page.getByRole('button', { name: 'Добавить слайд' }).click();
  await page.getByRole('menuitem', { name: 'Картинка и текст' }).click();
  await page.getByRole('button', { name: /^Картинка: / }).click();
  // «Вставить» has a field for files, too.
  const input = page.getByRole('region', { name: /^Слайд \d+ из/ }).locator('input[type=file]');
  await input.setInputFiles({ name: 'план.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText(/^SVG не\sподдерживается, сохраните как PNG$/)).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith('/upload'));
  await input.setInputFiles({
    name: 'фото.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await jpegWithExif(page)),
  });
  await sent;
  await expect(page.getByRole('button', { name: 'Заменить' })).toBeVisible();
  const picture = page
    .getByRole('region', { name: /^Слайд/ })
    .locator('img')
    .first();
  await expect(picture).toHaveJSProperty('naturalWidth', 2560);
  const stored = await picture.evaluate(async (image: HTMLImageElement) => {
    const bytes = await (await fetch(image.src)).arrayBuffer();
    return new TextDecoder('latin1').decode(bytes);
  });
  expect(stored).not.toContain('Exif');
});

test('[PRES-28][PRES-29][PRES-16][PRES-65] the editor fits every width and passes axe; the show takes the whole screen; a section is dragged; a second tab may take over', async ({
  page,
  context,
}) => {
  const address = await openCourse(page);
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const list = page.getByRole(width < 600 ? 'list' : 'listbox', { name: 'Слайды' });
    await expect(list).toBeVisible();
    await expectNoSideScroll(page, `editor, ${width}`);
  }
  const tabs = page.getByRole('tablist', { name: 'Панель' });
  const hidden = await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden, 'no tab of the panel is cut').toBeLessThanOrEqual(0);
  // By axe alone: IBM's checker cannot read headings by role in the slides of the list.
  await expectAccessibleByAxe(page, 'editor', 'main');
  await page.getByRole('button', { name: 'Показ' }).click();
  await expect(page.getByRole('dialog', { name: 'Показ' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Показ' })).toBeHidden();
  const slides = page.getByRole('listbox', { name: 'Слайды' });
  await expect(slides).toBeFocused();

  const headings = slides.getByRole('option', { name: /^Раздел/ });
  for (const [key, title] of [
    ['Home', 'Начало'],
    ['ArrowDown', 'Конец'],
  ] as const) {
    await slides.press(key);
    await page.getByRole('button', { name: 'Разделы' }).click();
    await page.getByRole('menuitem', { name: 'Начать раздел' }).click();
    await page.getByRole('textbox', { name: 'Название', exact: true }).fill(title);
    await page.keyboard.press('Enter');
    await expect(headings.filter({ hasText: title })).toBeVisible();
  }
  const start = { x: 40, y: 10 };
  await headings.filter({ hasText: 'Конец' }).hover({ position: start });
  await page.mouse.down();
  // The drag begins within the heading.
  await headings.filter({ hasText: 'Конец' }).hover({ position: { x: 46, y: 16 } });
  await headings.filter({ hasText: 'Начало' }).hover({ position: start });
  await headings.filter({ hasText: 'Начало' }).hover({ position: { x: 60, y: 12 } });
  await page.mouse.up();
  await expect(headings.first()).toHaveText(/^Конец/);

  const other = await context.newPage();
  await other.setViewportSize({ width: 1440, height: 900 });
  await other.goto(address);
  await expect(state(other)).toHaveText(/^Открыта в\sдругой вкладке$/);
  await page.getByRole('textbox', { name: 'Название презентации' }).fill('Вводный курс, новое имя');
  await other.getByRole('button', { name: 'Редактировать здесь' }).click();
  await expect(state(other)).toHaveText('Сохранено');
  await expect(other.getByRole('textbox', { name: 'Название презентации' })).toHaveValue(
    'Вводный курс, новое имя',
  );
  await expect(state(page)).toHaveText(/^Открыта в\sдругой вкладке$/);
});
