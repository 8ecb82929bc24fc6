import type { Page } from '@playwright/test';
import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { expect, test } from './fixtures.ts';
import { expectFine } from './presentation-fine.ts';
import { zipNames } from './saved-files.ts';

test.use({ as: 'employee@neuro.example' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const tiles = (page: Page) => page.getByRole('list', { name: 'Слайды' }).getByRole('listitem');
const planTitles = (page: Page) =>
  page.getByRole('grid', { name: 'План' }).getByRole('textbox', { name: 'Заголовок' });
const planned = (page: Page) =>
  planTitles(page).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** A Word document with headings and a paragraph under each. */
const wordFile = async (headings: readonly string[]): Promise<Buffer> => {
  const children = headings.flatMap((text) => [
    new Paragraph({ text, heading: HeadingLevel.HEADING_1 }),
    new Paragraph({ text: `${text}: подробности в регламенте отдела.` }),
    new Paragraph({ text: '' }),
  ]);
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
};

const api = '/api/1.0/presentation';

const post = async (page: Page, path: string, data: object) => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const response = await page.request.post(`${api}/${path}`, { data, headers });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return response;
};

const read = async (page: Page, uuid: string) =>
  (await page.request.get(`${api}/getPresentation?presentationId=${uuid}`)).json();

const brief = {
  audience: '',
  style: 'business',
  language: 'ru',
  idFiles: [],
  isOnlySources: false,
  pictures: 'none',
  serviceType: 'claude',
  model: null,
};

/** Makes a presentation with a plan over the API. Returns its id. */
async function addPlanned(page: Page, topic: string, titles: readonly string[]): Promise<string> {
  const added = await post(page, 'addPresentation', { title: topic, language: 'ru', theme: 'light' });
  const { uuid, version }: { uuid: string; version: number } = await added.json();
  const outline = titles.map((title, at) => ({
    id: `item${at}`,
    title,
    layout: 'bullets',
    source: null,
    points: [`${title}: первое`, `${title}: второе`],
  }));
  await post(page, 'changePresentation', {
    uuid,
    version,
    outline,
    brief: { ...brief, topic, slideCount: titles.length },
  });
  return uuid;
}

test('[PRES-02][PRES-08][PRES-29] P1: a topic and a Word file become a plan, which is reordered, and slides, which are corrected and saved as PowerPoint', async ({
  page,
}) => {
  await page.goto('/presentations');
  await expect(page.getByRole('link', { name: 'Итоги третьего квартала' })).toBeVisible();
  await expectFine(page, 'list');
  await button(page, 'Создать').click();
  await page.getByRole('menuitem', { name: /^С\sпомощью ИИ$/ }).click();
  await page.getByRole('textbox', { name: /^Тема/ }).fill('Запуск нового склада');
  await page.getByRole('combobox', { name: 'Для кого' }).fill('Руководители отделов');
  await page
    .locator('input[type=file]')
    .setInputFiles({
      name: 'Регламент.docx',
      buffer: await wordFile(['Приёмка товара', 'Хранение и учёт']),
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    });
  await expect(button(page, 'Удалить Регламент.docx')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Слайдов' })).toHaveValue('10');
  await expectFine(page, 'brief');
  await button(page, 'Составить план').click();
  await expect(planTitles(page)).toHaveCount(10);
  await expect(button(page, 'Создать слайды')).toBeEnabled();
  const before = await planned(page);
  expect(before).toContain('Приёмка товара');
  await expectFine(page, 'plan');
  await page.reload();
  await expect(planTitles(page)).toHaveCount(10);

  await planTitles(page).nth(1).click();
  await page.keyboard.press('Alt+ArrowDown');
  const moved = [before[0], before[2], before[1], ...before.slice(3)];
  await expect.poll(() => planned(page)).toEqual(moved);
  await button(page, 'Создать слайды').click();
  await expect(page.getByText('Слайды готовы')).toBeVisible();
  await expect(tiles(page)).toHaveCount(10);
  await expectFine(page, 'slides');

  await page.getByRole('link', { name: /^Открыть в\sредакторе$/ }).click();
  const list = page.getByRole('listbox', { name: 'Слайды' });
  for (const [number, title] of [
    [2, 'Первая правка'],
    [3, 'Вторая правка'],
  ] as const) {
    await list
      .getByRole('option')
      .nth(number - 1)
      .click();
    await page.getByRole('button', { name: /^Заголовок: / }).click();
    await page.getByRole('textbox', { name: 'Заголовок' }).fill(title);
    await page.keyboard.press('Escape');
    await expect(list.getByRole('option', { name: `${number}. ${title}` })).toBeVisible();
  }
  await expect(page.getByRole('status', { name: 'Состояние' })).toHaveText('Сохранено');
  await button(page, 'Скачать').click();
  const dialog = page.getByRole('dialog', { name: 'Скачать презентацию' });
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Скачать' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Запуск нового склада.pptx');
  const slides = (await zipNames(file)).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  expect(slides).toHaveLength(10);
});

test('[PRES-03][PRES-07][PRES-29] P4: a run goes on after a dropped connection and a reload, and a slide that failed is made again', async ({
  page,
}) => {
  const titles = ['Начало', 'Сроки', 'Бюджет', 'Люди', 'Риски', 'Итог'];
  const uuid = await addPlanned(page, 'Склад: оборви и ошибка', titles);
  await page.goto(`/pres-generate/${uuid}?step=outline`);
  const resumed = page.waitForRequest(
    (request) => request.url().includes(`/${uuid}/stream`) && request.method() === 'GET',
  );
  await button(page, 'Создать слайды').click();
  await resumed;
  await page.reload();
  await expect(page.getByText(/^Часть слайдов создать не\sудалось$/)).toBeVisible();
  await expect(tiles(page)).toHaveText(titles.map((title) => new RegExp(title)));
  expect((await read(page, uuid)).slides).toHaveLength(5);
  await expectFine(page, 'failed slide');
  await button(page, 'Повторить слайд').click();
  await expect(button(page, 'Повторить слайд')).toHaveCount(0);
  await expect(page.getByText('Слайды готовы')).toBeVisible();
  const { slides }: { slides: { outlineId: string }[] } = await read(page, uuid);
  expect(slides.map(({ outlineId }) => outlineId)).toEqual(titles.map((_, at) => `item${at}`));
});

test('[PRES-04][PRES-05][PRES-06][PRES-29] P5: a stopped run keeps its slides; two changed items and the missing ones are made, the edited slide stays', async ({
  page,
}) => {
  const titles = ['Начало', 'Сроки', 'Бюджет', 'Люди', 'Итог'];
  const uuid = await addPlanned(page, 'Склад, медленно', titles);
  await page.goto(`/pres-generate/${uuid}?step=outline`);
  await button(page, 'Создать слайды').click();
  await expect(page.getByRole('progressbar', { name: 'Готовность' })).toHaveAttribute('aria-valuetext', /^3/);
  await button(page, 'Остановить').click();
  await expect(page.getByText(/^Остановлено/)).toBeVisible();
  await expectFine(page, 'stopped');
  const stopped = await read(page, uuid);
  expect(stopped.slides).toHaveLength(3);
  const [first, , third] = stopped.slides;
  // The rest comes at once; the first slide has been edited by hand.
  await post(page, 'changePresentation', {
    uuid,
    version: stopped.version,
    slides: [{ ...first, isEdited: true, notes: 'Моё' }],
    brief: { ...stopped.brief, topic: 'Склад' },
  });
  await page.goto(`/pres-generate/${uuid}?step=outline`);
  await planTitles(page).nth(1).fill('Сроки по месяцам');
  await planTitles(page).nth(3).fill('Люди и роли');
  await expectFine(page, 'plan of a stopped run');
  await button(page, 'Создать слайды').click();
  await expect(page.getByText('Слайды готовы')).toBeVisible();
  const { slides } = await read(page, uuid);
  expect(slides).toHaveLength(5);
  expect(slides[0]).toMatchObject({ id: first.id, isEdited: true, notes: 'Моё' });
  expect(JSON.stringify(slides[1])).toContain('Сроки по месяцам');
  expect(slides[2]).toEqual(third);
  expect(JSON.stringify(slides[3])).toContain('Люди и роли');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('[PRES-96] the names of chats do not cover each other, and the chosen chat becomes a material', async ({
    page,
  }) => {
    await page.goto('/presentations');
    await button(page, 'Создать').click();
    await page.getByRole('menuitem', { name: 'С помощью ИИ' }).click();
    await button(page, 'Добавить чат').click();
    await page.getByRole('combobox', { name: 'Чат' }).click();
    const options = page.getByRole('option');
    await expect(options.nth(5)).toBeVisible();
    const heights = await options.evaluateAll((all) =>
      all.map(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight),
    );
    expect(Math.max(...heights), 'each option is as high as its text').toBe(0);
    await options.first().click();
    await button(page, 'Добавить').click();
    await expect(page.getByText(/\.md$/).first()).toBeVisible();
  });
});
