import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from './fixtures.ts';
import { api, copyOf, post, seeds } from './presentation-copy.ts';
import { expectFine, wide } from './presentation-fine.ts';

test.use({ as: 'employee@neuro.example' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const state = (page: Page) => page.getByRole('status', { name: 'Состояние' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Слайды' });
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });

/** What the gateway has of a presentation, as text. */
const stored = async (page: Page, uuid: string): Promise<string> =>
  (await page.request.get(`${api}/getPresentation?presentationId=${uuid}`)).text();

/** The title of each slide that the gateway has. */
async function storedTitles(page: Page, uuid: string): Promise<string[]> {
  const { slides }: { slides: { slots: { name: string; block: unknown }[] }[] } = JSON.parse(
    await stored(page, uuid),
  );
  return slides.map(({ slots }) => {
    const title = JSON.stringify(slots.find(({ name }) => name === 'title')?.block);
    return /"text":"([^"]*)"/.exec(title)?.[1] ?? '';
  });
}

/** Saves at once, with a version, instead of waiting for the autosave. */
const save = (page: Page) => page.keyboard.press('Control+S');

/** Opens a slide by its number and writes its title. */
async function writeTitle(page: Page, number: number, title: string): Promise<void> {
  await option(page, new RegExp(`^${number}\\. `)).click();
  await page.getByRole('button', { name: /^Заголовок: / }).click();
  await page.getByRole('textbox', { name: 'Заголовок' }).fill(title);
  await page.keyboard.press('Escape');
  await expect(option(page, `${number}. ${title}`)).toBeVisible();
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

test('[PRES-17][PRES-29] P6: two people change different slides, which merge silently, and the same slides, which asks for each', async ({
  page,
  openBrowserOf,
}) => {
  const uuid = await copyOf(page, seeds.course, 'Общий курс');
  const olga = await openBrowserOf('company@neuro.example');
  await post(page, 'sharePresentation', {
    uuid,
    visibility: 'private',
    groups: [],
    editorIds: [3],
    isOpen: false,
  });
  for (const editor of [page, olga]) {
    await editor.setViewportSize({ width: 1440, height: 900 });
    await editor.goto(`/pres-editor/${uuid}`);
    await expect(state(editor)).toHaveText('Сохранено');
  }
  await writeTitle(page, 2, 'Правка владельца');
  await save(page);
  await expect.poll(() => stored(page, uuid)).toContain('Правка владельца');
  await writeTitle(olga, 3, 'Правка Ольги');
  await save(olga);
  await expect(option(olga, '2. Правка владельца')).toBeVisible();
  await expect(state(olga)).toHaveText('Сохранено');
  await expect(olga.getByRole('dialog')).toHaveCount(0);
  expect(await stored(page, uuid)).toContain('Правка Ольги');

  const owned = ['Моё четыре', 'Моё пять', 'Моё шесть'];
  for (const [at, title] of owned.entries()) await writeTitle(page, at + 4, title);
  await save(page);
  await expect(option(page, '3. Правка Ольги')).toBeVisible();
  for (const title of owned) await expect.poll(() => stored(page, uuid)).toContain(title);
  // Without a connection her three changes come to the gateway together.
  const broken = '**/changePresentation';
  await olga.route(broken, (route) => route.abort());
  for (const [at, title] of ['Её четыре', 'Её пять', 'Её шесть'].entries())
    await writeTitle(olga, at + 4, title);
  await olga.unroute(broken);
  await olga.evaluate(() => window.dispatchEvent(new Event('online')));
  const dialog = olga.getByRole('dialog', { name: 'Слайды изменил кто-то ещё' });
  const asked = dialog.getByRole('radiogroup');
  await expect(asked).toHaveCount(3);
  await expect(asked.nth(0).getByRole('radio', { name: 'Моя' })).toBeChecked();
  await asked.nth(1).getByRole('radio', { name: 'Сохранённая' }).check();
  await asked.nth(2).getByRole('radio', { name: 'Обе' }).check();
  await expectFine(olga, 'conflict', { part: '[role=dialog]' });
  await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click();
  await expect(dialog).toBeHidden();
  await expect(state(olga)).toHaveText('Сохранено');
  const both = ['Её четыре', 'Моё пять', 'Её шесть', 'Моё шесть'];
  await expect.poll(async () => (await storedTitles(page, uuid)).slice(3, 7)).toEqual(both);
  await olga.context().close();
});

test('[PRES-16][PRES-29] P7: what is typed in ten minutes without a connection is there after a reload and is saved when the connection is back', async ({
  page,
  context,
}) => {
  const uuid = await copyOf(page, seeds.course, 'Курс в пути');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await page.goto(`/pres-editor/${uuid}`);
  await expect(state(page)).toHaveText('Сохранено');
  // What the page loads for later is there: a failed load would be an error in the console.
  await page.waitForLoadState('networkidle');
  // The page itself stays reachable, as from a cache: the portal has no service worker. Nothing else is.
  await context.route('**/*', async (route) => {
    const isApi = new URL(route.request().url()).pathname.startsWith('/api/');
    if (isApi) return route.abort('internetdisconnected');
    // The server may close an idle connection in the moment in which it is used again.
    return route.fulfill({ response: await route.fetch({ maxRetries: 1 }) });
  });
  await context.setOffline(true);
  await writeTitle(page, 2, 'Написано в поезде');
  await writeTitle(page, 3, 'И это тоже');
  await page.clock.runFor(5000);
  await expect(state(page)).toHaveText(/^Нет связи: изменения на\sэтом устройстве$/);
  await expectFine(page, 'offline');
  await page.clock.runFor('04:55');
  // Not asked after the reload: a request that waits for its handler at that moment reaches the server.
  expect(await stored(page, uuid)).not.toContain('Написано в поезде');
  // Without a connection nothing can be loaded, and the portal says that everything is kept, also the last letter.
  await writeTitle(page, 4, 'До последней буквы');
  await page.reload();
  const bar = page.getByText('Нет интернета. Набранное сохранено.');
  await expect(bar).toBeVisible();
  await expect(option(page, '2. Написано в поезде')).toBeVisible();
  await expect(option(page, '3. И это тоже')).toBeVisible();
  await expect(option(page, '4. До последней буквы')).toBeVisible();
  await expectFine(page, 'reloaded offline');
  await page.clock.runFor('05:00');
  await expect(bar).toBeVisible();

  // No handler may still be answering when the connection is back.
  await context.unrouteAll({ behavior: 'wait' });
  await context.setOffline(false);
  await page.clock.runFor(4000);
  await expect(state(page)).toHaveText('Сохранено');
  expect((await storedTitles(page, uuid)).slice(1, 4)).toEqual([
    'Написано в поезде',
    'И это тоже',
    'До последней буквы',
  ]);
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
  await page.getByRole('textbox', { name: 'Описание картинки' }).fill('');
  await option(page, /^1\. /).click();
  await page.getByRole('tab', { name: 'Проверка доступности' }).click();
  await expectFine(page, 'check', { at: wide });
  await button(page, /^Слайд 3\s*Опишите картинку/).click();
  await expect(page.getByRole('region', { name: /^Слайд 3 из\s10$/ })).toBeVisible();
  await expect(button(page, /^Картинка: /)).toBeFocused();

  await button(page, 'Скачать').click();
  const dialog = page.getByRole('dialog', { name: 'Скачать презентацию' });
  await dialog.getByRole('radio', { name: /PDF/ }).check({ force: true });
  await expectFine(page, 'export', { part: '[role=dialog]' });
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Скачать' }).click();
  const pages = await pdfPages(await readFile(await (await saved).path()));
  expect(pages).toHaveLength(10);
  expect(pages[1]).toContain('За сорок пять минут вы узнаете');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('[PRES-29][PRES-28][PRES-83] P3: at 360 px a number is corrected, a text box is written, a slide is moved by its menu, and the show turns by swiping', async ({
    page,
  }) => {
    const uuid = await copyOf(page, seeds.quarter, 'Итоги в дороге');
    await page.goto(`/pres-editor/${uuid}`);
    const cards = page.getByRole('list', { name: 'Слайды' }).getByRole('listitem');
    await expect(cards).toHaveCount(12);
    await expectFine(page, 'cards');
    await button(page, 'Действия: слайд 3').tap();
    await page.getByRole('menuitem', { name: 'Выше' }).tap();
    await expect(cards.nth(1)).toContainText('Розница и сервис выше плана');
    await cards.nth(2).getByRole('button').first().tap();
    await button(page, /^Заголовок: План перевыполнен/).tap();
    await page.getByRole('textbox', { name: 'Заголовок' }).fill('План перевыполнен на 4,1 %');
    await button(page, 'Вставить').tap();
    await page.getByRole('menuitem', { name: 'Надпись' }).tap();
    const written = page.getByRole('textbox', { name: 'Надпись' });
    await expect(written).toBeFocused();
    await written.fill('Без опта');
    await expect(written, 'the letters can be read').toHaveCSS('font-size', /^(?:1[5-9]|[2-9]\d)/);
    await button(page, /^Подзаголовок|^Текст/)
      .first()
      .tap();
    await expect(button(page, 'Надпись: Без опта').last()).toBeVisible();
    await expectFine(page, 'slide of a phone', { at: [320] });
    await expect(state(page)).toHaveText('Сохранено');
    expect(await stored(page, uuid)).toContain('План перевыполнен на 4,1 %');
    expect(await stored(page, uuid)).toContain('Без опта');

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
