import { expect, test } from 'vitest';
import { toXlsx } from '#lib/office/xlsx.ts';
import { fitted } from '#mocks/domain/presentations/fitted.ts';
import {
  added,
  brief,
  read,
  run,
  type Slide,
  saved,
  slidesIn,
  started,
} from '#mocks/testing/presentation-runs.ts';

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

test.each([
  ['business', 3],
  ['friendly', 12],
  ['teaching', 25],
  ['report', 40],
] as const)('[PRES-08] a plan in the style %s and its slides are exactly %i', async (style, slideCount) => {
  const { client, uuid } = await started({ style, slideCount, pictures: 'suggest' });
  const plan = await run(client, uuid, 'outline');
  expect(plan.filter(({ type }) => type === 'outlineItem')).toHaveLength(slideCount);
  const made = await run(client, uuid, 'slides');
  expect(slidesIn(made)).toHaveLength(slideCount);
  expect(made.at(-1)).toMatchObject({ type: 'finished', status: 'complete' });
  const deck = await read(client, uuid);
  expect(deck).toMatchObject({ status: 'ready', version: (made.at(-1) as { version: number }).version });
  expect(deck.slides.map((one) => (one as Slide).outlineId)).toEqual(deck.outline.map(({ id }) => id));
  const titles = deck.outline.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect([titles[0], deck.outline.at(-1)?.layout]).toEqual([brief.topic, 'thanks']);
  // A person can save the slides that the stand-in has made.
  const edited = deck.slides.map((slide) => ({ ...(slide as Slide), isEdited: true }));
  await saved(client, uuid, { slides: edited });
});

test('[PRES-09] texts of a plan and of slides end at the end of a word', async () => {
  const words = Array.from({ length: 150 }, (_, index) => `слово${index}конец`);
  const { client, uuid } = await started({ topic: words.join(' '), audience: words.slice(0, 12).join(' ') });
  await run(client, uuid, 'outline');
  await run(client, uuid, 'slides');
  const { outline, slides } = await read(client, uuid);
  const cut = textsIn({ outline, slides }).flatMap((text) => text.match(/слово\d+\S*/gu) ?? []);
  expect(cut.length).toBeGreaterThan(5);
  expect(cut.filter((word) => !/^слово\d+конец[^а-яё]*$/u.test(word))).toEqual([]);
  expect(fitted('Длинное название, которое не помещается', 17)).toBe('Длинное название');
});

test('[PRES-08] headings of materials become items with sources, a table becomes table and chart', async () => {
  const { client } = await started();
  const body = new FormData();
  const request = JSON.stringify({ serviceType: 'chatGpt', presentation: true });
  body.append('request', new Blob([request], { type: 'application/json' }));
  const notes =
    '# Сроки\n\n- Договор в\u00a0декабре\n- Запуск в\u00a0июле\n\n# Бюджет\n\nВсего 86 млн рублей. Резерв 7 млн.\n';
  body.append('files', new File([notes], 'Склад.md'));
  body.append('files', new File(['Месяц;Заказы;Ошибки\nМай;200;9\nИюнь;900;12\n'], 'Заказы.csv'));
  const table = [
    ['Склад', 'Смены'],
    ['Север', 3],
  ];
  body.append('files', new File([await toXlsx('Смены', table)], 'Смены.xlsx'));
  body.append('files', new File(['нет'], 'Битый.xlsx'));
  const files = await client.json<{ idFile: string }[]>('POST', '/upload', { body });
  const own = await added(client, {
    idFiles: files.map(({ idFile }) => idFile),
    isOnlySources: true,
    slideCount: 8,
  });
  await run(client, own, 'outline');
  await run(client, own, 'slides');
  const { outline, slides } = await read(client, own);
  expect(outline.slice(1, -1).map(({ title, layout, source }) => [title, layout, source])).toEqual([
    ['Сроки', 'bullets', 'Склад.md, «Сроки»'],
    ['Бюджет', 'bullets', 'Склад.md, «Бюджет»'],
    ['Заказы', 'table', 'Заказы.csv'],
    ['Заказы: на\u00a0диаграмме', 'chart', 'Заказы.csv'],
    ['Смены', 'table', 'Смены.xlsx'],
    ['Смены: на\u00a0диаграмме', 'chart', 'Смены.xlsx'],
  ]);
  const blocks = slides.map((slide) => (slide as Slide).slots[1]?.block);
  expect(blocks[3]).toMatchObject({
    kind: 'table',
    rows: [
      ['Месяц', 'Заказы', 'Ошибки'],
      ['Май', '200', '9'],
      ['Июнь', '900', '12'],
    ],
  });
  expect(blocks[6]).toMatchObject({ categories: ['Север'], series: [{ name: 'Смены', values: [3] }] });
  expect(blocks[4]).toMatchObject({
    kind: 'chart',
    categories: ['Май', 'Июнь'],
    series: [
      { name: 'Заказы', values: [200, 900] },
      { name: 'Ошибки', values: [9, 12] },
    ],
  });
});

test('[PRES-47] the last slide says what is to be decided, and notes say how long their slide may take', async () => {
  const { client, uuid } = await started({ goal: 'Утвердить бюджет', minutes: 12, slideCount: 6 });
  await run(client, uuid, 'outline');
  await run(client, uuid, 'slides');
  const { outline, slides } = await read(client, uuid);
  expect(outline.at(-1)?.title).toBe('Нужно ваше решение: утвердить бюджет');
  expect(textsIn({ slides: slides.slice(-1) })).toContain('Нужно ваше решение: утвердить бюджет');
  const notes = slides.map((slide) => ('notes' in slide ? slide.notes : ''));
  expect(notes.filter((text) => String(text).endsWith('На слайд около 2\u00a0мин.'))).toHaveLength(6);
});

test('[PRES-08] a brief in English yields an English plan and slides', async () => {
  const topic = 'Moving the archive to the new building';
  const change = { topic, audience: 'Managers', language: 'en', pictures: 'draw', slideCount: 40 } as const;
  const { client, uuid } = await started(change);
  await run(client, uuid, 'outline');
  await run(client, uuid, 'slides');
  const { outline, slides } = await read(client, uuid);
  expect([outline.length, slides.length]).toEqual([40, 40]);
  expect(textsIn({ outline, slides }).filter((text) => /[а-яё]/iu.test(text))).toEqual([]);
});

test('[PRES-01] pictures are suggested with a description, or drawn for those who see the presentation', async () => {
  const { client, uuid } = await started({ pictures: 'draw', slideCount: 5 });
  await run(client, uuid, 'outline');
  const made = await run(client, uuid, 'slides');
  const pictures = made.flatMap((event) => (event.type === 'picture' ? [event] : []));
  expect(pictures).toHaveLength(1);
  const { slides } = await read(client, uuid);
  const block = slides
    .flatMap((slide) => (slide as Slide).slots)
    .map((slot) => slot.block)
    .find(({ kind }) => kind === 'picture');
  expect(block).toMatchObject({ idFile: pictures[0]?.idFile, alt: pictures[0]?.alt });
  const file = await client.call('GET', `/download?idFile=${pictures[0]?.idFile}`);
  expect(file.headers.get('content-type')).toBe('image/png');
});

test('[PRES-08] a presentation that is full takes no further slide, and the run says which are missing', async () => {
  const { client, uuid } = await started({ slideCount: 3 });
  await run(client, uuid, 'outline');
  const own = Array.from({ length: 58 }, (_, index) => ({
    id: `own${index}`,
    layout: 'bullets',
    slots: [],
    notes: '',
    isSkipped: false,
    isEdited: true,
    isPictureRight: false,
    outlineId: null,
  }));
  await saved(client, uuid, { slides: own });
  const made = await run(client, uuid, 'slides');
  expect([slidesIn(made).length, made.filter(({ type }) => type === 'slideFailed').length]).toEqual([2, 1]);
  expect((await read(client, uuid)).slides).toHaveLength(60);
});
