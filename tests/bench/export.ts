/** A presentation of 60 slides: its files (presentations.md §7: under 5 s each), and how it opens (under 1 s). */
import type { Locator, Page } from '@playwright/test';
import type { Bench } from './chat-page.ts';
import { inPage, printTable } from './chat-page.ts';
import { median } from './median.ts';

const SLIDES = 60;
const title = 'Шестьдесят слайдов';
const goal = '5,000';

const text = (words: string, list = 'none') => ({
  kind: 'text',
  paragraphs: [{ level: 0, list, runs: [{ text: words, isBold: false, isItalic: false, link: null }] }],
});

/** Slides with text, a table and a chart in turn. */
const slides = Array.from({ length: SLIDES }, (_, at) => {
  const content = [
    {
      layout: 'bullets',
      name: 'body',
      block: text('Выручка выросла на двенадцать процентов. '.repeat(12), 'bullet'),
    },
    {
      layout: 'table',
      name: 'table',
      block: {
        kind: 'table',
        hasHeader: true,
        rows: Array.from({ length: 12 }, (__, row) => [`Строка ${row}`, '1 250 ₽', '1 310 ₽', '+5 %']),
      },
    },
    {
      layout: 'chart',
      name: 'chart',
      block: {
        kind: 'chart',
        type: 'column',
        unit: '₽',
        categories: ['Июль', 'Август', 'Сентябрь'],
        series: [
          { name: 'План', values: [40, 41, 43] },
          { name: 'Факт', values: [42, 44, 47] },
        ],
      },
    },
  ][at % 3];
  return {
    id: `slide-${at}`,
    layout: content?.layout,
    slots: [
      { name: 'title', block: text(`Слайд ${at + 1}`) },
      { name: content?.name, block: content?.block },
    ],
    notes: 'Сказать о главном.',
    isSkipped: false,
    isEdited: false,
    isPictureRight: false,
    outlineId: null,
  };
});

/** Adds the presentation over the API of the portal. */
async function addDeck(bench: Bench): Promise<void> {
  await inPage(bench, async (page) => {
    const call = async (path: string, data: object): Promise<{ uuid: string; version: number }> => {
      const answer = await page.request.post(`${bench.url}/api/1.0/presentation/${path}`, {
        data,
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      });
      if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
      return answer.json();
    };
    const { uuid, version } = await call('addPresentation', { title, language: 'ru', theme: 'light' });
    const order = slides.map(({ id }) => id);
    await call('changePresentation', { uuid, version, slides, order });
  });
}

/** The dialog of the deck, ready to save. */
async function openDialog(bench: Bench, page: Page, format: 'PowerPoint' | 'PDF'): Promise<Locator> {
  await page.goto(`${bench.url}/presentations`);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  await card.getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('menuitem', { name: 'Скачать' }).click();
  const dialog = page.getByRole('dialog', { name: 'Скачать презентацию' });
  await dialog.getByText(format, { exact: true }).click();
  const button = dialog.getByRole('button', { name: 'Скачать' });
  await button.and(page.locator(':enabled')).waitFor();
  return dialog;
}

/** @returns ms from the press of «Скачать» until the file is saved */
const exportAs = (bench: Bench, format: 'PowerPoint' | 'PDF'): Promise<number> =>
  inPage(bench, async (page) => {
    const dialog = await openDialog(bench, page, format);
    const button = dialog.getByRole('button', { name: 'Скачать' });
    const saved = page.waitForEvent('download');
    const begun = performance.now();
    await button.click();
    await saved;
    return performance.now() - begun;
  });

/** @returns ms from the press of «Отменить» until the button is gone; nothing has been saved */
const cancel = (bench: Bench): Promise<number> =>
  inPage(bench, async (page) => {
    const dialog = await openDialog(bench, page, 'PDF');
    let isSaved = false;
    page.on('download', () => {
      isSaved = true;
    });
    await dialog.getByRole('button', { name: 'Скачать' }).click();
    const stop = dialog.getByRole('button', { name: 'Отменить' });
    await dialog.getByRole('progressbar', { name: 'Готовим файл' }).waitFor();
    const begun = performance.now();
    await stop.click();
    await stop.waitFor({ state: 'detached' });
    const took = performance.now() - begun;
    if (isSaved) throw new Error('A cancelled export was saved');
    return took;
  });

/** @returns ms from the press of the card's link until its slides are listed and the first one is shown */
const openDeck = (bench: Bench): Promise<number> =>
  inPage(bench, async (page) => {
    await page.goto(`${bench.url}/presentations`);
    const link = page.getByRole('link', { name: title });
    await link.waitFor();
    const begun = performance.now();
    await link.click();
    await page.getByRole('listbox', { name: 'Слайды' }).getByRole('option').first().waitFor();
    await page.getByRole('region', { name: 'Слайд 1 из 60' }).waitFor();
    return performance.now() - begun;
  });

/** Opens a presentation of 60 slides and saves it in both formats, with an empty cache, and prints the medians. */
export async function benchExport(bench: Bench): Promise<void> {
  await addDeck(bench);
  const rows: string[][] = [['60 slides', 'ms', 'goal']];
  for (const format of ['PowerPoint', 'PDF'] as const) {
    const times: number[] = [];
    for (let run = 0; run < bench.runs; run += 1) times.push(await exportAs(bench, format));
    rows.push([format, median(times).toFixed(0), goal]);
  }
  for (const [name, measure, most] of [
    ['opened, an empty cache', openDeck, '1,000'],
    ['PDF cancelled', cancel, '200'],
  ] as const) {
    const times: number[] = [];
    for (let run = 0; run < bench.runs; run += 1) times.push(await measure(bench));
    rows.push([name, median(times).toFixed(0), most]);
  }
  printTable('Presentation', rows);
}
