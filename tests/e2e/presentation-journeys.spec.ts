import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { expectAccessibleIn, setTheme, themes } from './axe.ts';
import { expect, expectNoSideScroll, test } from './fixtures.ts';

test.use({ as: 'employee@neuro.example', contextOptions: { reducedMotion: 'reduce' } });

const api = '/api/1.0/presentation';
const seeds = {
  course: '7c2e9f10-7777-4a3b-8c4d-000000000002',
  quarter: '7c2e9f10-7777-4a3b-8c4d-000000000001',
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const state = (page: Page) => page.getByRole('status', { name: 'Состояние' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Слайды' });
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });

/** Makes a copy of a seeded presentation over the API, so that other tests keep theirs. Returns its id. */
async function copyOf(page: Page, copyOf: string, title: string): Promise<string> {
  const response = await page.request.post(`${api}/addPresentation`, {
    data: { title, language: 'ru', theme: 'light', copyOf },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { uuid }: { uuid: string } = await response.json();
  return uuid;
}

/** What the gateway has of a presentation, as text. */
const stored = async (page: Page, uuid: string): Promise<string> =>
  (await page.request.get(`${api}/getPresentation?presentationId=${uuid}`)).text();

/** Opens a slide by its number and writes its title. */
async function writeTitle(page: Page, number: number, title: string): Promise<void> {
  await option(page, new RegExp(`^${number}\\. `)).click();
  await page.getByRole('button', { name: /^Заголовок: / }).click();
  await page.getByRole('textbox', { name: 'Заголовок' }).fill(title);
  await page.keyboard.press('Escape');
  await expect(option(page, `${number}. ${title}`)).toBeVisible();
}

/** Checks the part with axe in both themes. */
async function expectFine(page: Page, screen: string, part = 'main'): Promise<void> {
  await expectNoSideScroll(page, screen);
  for (const theme of themes) {
    await setTheme(page, theme);
    await expectAccessibleIn(page, theme, screen, { part });
  }
}

/** The text of a PDF, page by page. */
async function pdfPages(bytes: Buffer): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const { items } = await (await pdf.getPage(at + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
  return Promise.all(pages);
}

test('[PRES-17] P6: two editors change different slides, which merge silently, and the same slide, which asks', async ({
  page,
  openBrowserOf,
}) => {
  const uuid = await copyOf(page, seeds.course, 'Общий курс');
  const other = await openBrowserOf('employee@neuro.example');
  for (const editor of [page, other]) {
    await editor.setViewportSize({ width: 1440, height: 900 });
    await editor.goto(`/pres-editor/${uuid}`);
    await expect(state(editor)).toHaveText('Сохранено');
  }
  /** Saves at once, with a version, instead of waiting for the autosave. */
  const save = (editor: Page) => editor.keyboard.press('Control+S');
  await writeTitle(page, 2, 'Правка Марии');
  await save(page);
  await expect.poll(() => stored(page, uuid)).toContain('Правка Марии');
  await writeTitle(other, 3, 'Правка Павла');
  await save(other);
  await expect(option(other, '2. Правка Марии')).toBeVisible();
  await expect(state(other)).toHaveText('Сохранено');
  await expect(other.getByRole('dialog')).toHaveCount(0);
  expect(await stored(page, uuid)).toContain('Правка Павла');

  await writeTitle(page, 4, 'Моё название');
  await save(page);
  await expect(option(page, '3. Правка Павла')).toBeVisible();
  await expect.poll(() => stored(page, uuid)).toContain('Моё название');
  await writeTitle(other, 4, 'Его название');
  const dialog = other.getByRole('dialog', { name: 'Слайды изменил кто-то ещё' });
  await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
  await expect(dialog.getByRole('radio', { name: 'Моя' })).toBeChecked();
  await expectFine(other, 'conflict', '[role=dialog]');
  await dialog.getByRole('radio', { name: 'Обе' }).check();
  await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click();
  await expect(state(other)).toHaveText('Сохранено');
  await expect.poll(() => stored(page, uuid)).toContain('Его название');
  expect(await stored(page, uuid)).toContain('Моё название');
});

test('[PRES-16] P7: what is typed without a connection is there after a reload and is saved when the connection is back', async ({
  page,
}) => {
  const uuid = await copyOf(page, seeds.course, 'Курс в пути');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/pres-editor/${uuid}`);
  await expect(state(page)).toHaveText('Сохранено');
  // The gateway cannot be reached for changes; a reload still finds the page itself.
  await page.route('**/changePresentation', (route) => route.abort());
  await writeTitle(page, 2, 'Написано в поезде');
  await expect(state(page)).toHaveText(/^Нет связи: изменения на\sэтом устройстве$/);
  await page.reload();
  await expect(option(page, '2. Написано в поезде')).toBeVisible();
  await writeTitle(page, 3, 'И это тоже');
  await expect(state(page)).toHaveText(/^Нет связи/);
  expect(await stored(page, uuid)).not.toContain('Написано в поезде');
  await page.unroute('**/changePresentation');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(state(page)).toHaveText('Сохранено');
  const saved = await stored(page, uuid);
  expect(saved).toContain('Написано в поезде');
  expect(saved).toContain('И это тоже');
});

test('[PRES-10][PRES-23][PRES-29] P8: names and order of slides are told, the check finds a missing description, and the PDF has the Cyrillic text', async ({
  page,
}) => {
  const uuid = await copyOf(page, seeds.course, 'Курс вслух');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/pres-editor/${uuid}?panel=checks`);
  await expect(page.getByText('Замечаний нет')).toBeVisible();
  const third = option(page, '3. Чем занимается компания');
  await expect(third).toHaveAttribute('aria-posinset', '3');
  await expect(third).toHaveAttribute('aria-setsize', '10');
  await third.click();
  await expect(list(page)).toHaveAttribute('aria-activedescendant', (await third.getAttribute('id')) ?? '');
  await expect(page.getByRole('region', { name: /^Слайд 3 из\s10$/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Слайд', exact: true }).click();
  await button(page, /^Картинка: /).click();
  await page.getByRole('textbox', { name: 'Описание изображения' }).fill('');
  await option(page, /^1\. /).click();
  await page.getByRole('tab', { name: 'Проверка доступности' }).click();
  await expectFine(page, 'check');
  await button(page, /^Слайд 3\s*Опишите изображение/).click();
  await expect(page.getByRole('region', { name: /^Слайд 3 из\s10$/ })).toBeVisible();
  await expect(button(page, /^Картинка: /)).toBeFocused();

  await button(page, 'Скачать').click();
  const dialog = page.getByRole('dialog', { name: 'Скачать презентацию' });
  await dialog.getByRole('radio', { name: /PDF/ }).check({ force: true });
  await dialog.getByRole('checkbox', { name: 'С заметками' }).uncheck({ force: true });
  await expectFine(page, 'export', '[role=dialog]');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Скачать' }).click();
  const pages = await pdfPages(await readFile(await (await saved).path()));
  expect(pages).toHaveLength(10);
  expect(pages[1]).toContain('За сорок пять минут вы узнаете');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('[PRES-29][PRES-28] P3: at 360 px a number is corrected, a slide is moved by its menu, and the show turns by swiping', async ({
    page,
  }) => {
    const uuid = await copyOf(page, seeds.quarter, 'Итоги в дороге');
    await page.goto(`/pres-editor/${uuid}`);
    const cards = page.getByRole('list', { name: 'Слайды' }).getByRole('listitem');
    await expect(cards).toHaveCount(12);
    await expectFine(page, 'cards, 360');
    await button(page, 'Действия: слайд 3').tap();
    await page.getByRole('menuitem', { name: 'Выше' }).tap();
    await expect(cards.nth(1)).toContainText('Выручка: план и факт');
    await cards.nth(2).getByRole('button').first().tap();
    await button(page, /^Заголовок: План перевыполнен/).tap();
    await page.getByRole('textbox', { name: 'Заголовок' }).fill('План перевыполнен на 4,1 %');
    await expectFine(page, 'slide, 360');
    await page.setViewportSize({ width: 320, height: 740 });
    await expectNoSideScroll(page, 'slide, 320');
    await expect(state(page)).toHaveText('Сохранено');
    expect(await stored(page, uuid)).toContain('План перевыполнен на 4,1 %');

    await button(page, 'Показ').tap();
    const show = page.getByRole('dialog', { name: 'Показ' });
    const told = show.getByRole('status');
    await expect(told).toHaveText(/^Слайд 3 из\s12: План перевыполнен на 4,1 %$/);
    const swipe = (from: number, to: number) =>
      show.evaluate(
        (element, [start, end]) => {
          const at = (clientX = 0) => ({ clientX, clientY: 300, pointerType: 'touch', bubbles: true });
          element.dispatchEvent(new PointerEvent('pointerdown', at(start)));
          element.dispatchEvent(new PointerEvent('pointerup', at(end)));
        },
        [from, to],
      );
    await swipe(300, 60);
    await expect(told).toHaveText(/^Слайд 4 из\s12/);
    await swipe(60, 300);
    await expect(told).toHaveText(/^Слайд 3 из\s12/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: /^Слайд 3 из\s12$/ })).toBeFocused();
  });
});
