/** The files of a presentation of 60 slides (presentations.md §7: under 5 s each). */
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
    ...{
      notes: 'Сказать о главном.',
      isSkipped: false,
      isEdited: false,
      isPictureRight: false,
      outlineId: null,
    },
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

/** @returns ms from the press of «Скачать» until the file is saved */
const exportAs = (bench: Bench, format: 'PowerPoint' | 'PDF'): Promise<number> =>
  inPage(bench, async (page) => {
    await page.goto(`${bench.url}/presentations`);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
    await card.getByRole('button', { name: 'Действия' }).click();
    await page.getByRole('menuitem', { name: 'Скачать' }).click();
    const dialog = page.getByRole('dialog', { name: 'Скачать презентацию' });
    await dialog.getByText(format, { exact: true }).click();
    const button = dialog.getByRole('button', { name: 'Скачать' });
    await button.and(page.locator(':enabled')).waitFor();
    const saved = page.waitForEvent('download');
    const begun = performance.now();
    await button.click();
    await saved;
    return performance.now() - begun;
  });

/** Saves a presentation of 60 slides in both formats, with an empty cache, and prints the medians. */
export async function benchExport(bench: Bench): Promise<void> {
  await addDeck(bench);
  const rows: string[][] = [['export of 60 slides', 'ms', 'goal']];
  for (const format of ['PowerPoint', 'PDF'] as const) {
    const times: number[] = [];
    for (let run = 0; run < bench.runs; run += 1) times.push(await exportAs(bench, format));
    rows.push([format, median(times).toFixed(0), goal]);
  }
  printTable('Presentation', rows);
}
