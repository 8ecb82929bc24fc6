/** Presentations with everything that a slide can hold. */
import { crc32, deflateSync } from 'node:zlib';
import { CHART_TYPES, hasOneSeries } from '../../model/chart-kinds.ts';
import {
  type Block,
  type Deck,
  emptySlide,
  type Layout,
  type Paragraph,
  paragraph,
  run,
  type Slide,
  type SlotName,
  textBlock,
} from '../../model/deck.ts';
import { testDeck } from '../../model/testing/decks.ts';
import { type PictureFile, type PictureFiles, readPicture } from '../picture-file.ts';

export const pictureId = '0b8e7a52-1111-4222-8333-444455556666';
export const missingId = '0b8e7a52-2222-4222-8333-444455556666';

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG without transparency: a slope of colours. */
export function testPicture(width = 320, height = 200): PictureFile {
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows.set([(x * 255) / width, (y * 255) / height, 160], y * (width * 3 + 1) + 1 + x * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const bytes = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  const picture = readPicture(Uint8Array.from(bytes));
  if (!picture) throw new Error('The PNG is not readable');
  return picture;
}

export const testPictures = (): PictureFiles => new Map([[pictureId, testPicture()]]);

const slide = (
  id: string,
  layout: Layout,
  slots: Partial<Record<SlotName, Block>>,
  change: Partial<Slide> = {},
): Slide => ({
  ...emptySlide(layout, id),
  slots: Object.entries(slots).map(([name, block]) => ({ name: name as SlotName, block })),
  ...change,
});

const list = (...items: [text: string, list: Paragraph['list'], level: number][]): Block => ({
  kind: 'text',
  paragraphs: items.map(([text, mark, level]) => paragraph(text, mark, level)),
});

/** A slide of each layout, with notes, a skipped one, links, a missing picture and characters that fonts lack. */
export const fullSlides = (): Slide[] => [
  slide('s1', 'title', {
    title: textBlock('Итоги третьего квартала: выручка, расходы и планы на конец года'),
    subtitle: textBlock('Отдел развития, 2026\u00a0г.'),
  }),
  slide('s2', 'section', {
    title: textBlock('Что сделано'),
    subtitle: textBlock('Июль\u202f–\u202fсентябрь'),
  }),
  slide(
    's3',
    'bullets',
    {
      title: textBlock(
        'Сверхдлинный заголовок о межрегиональном взаимодействии складов, ёмкостях & <планах> № 5 на год',
      ),
      body: {
        kind: 'text',
        paragraphs: [
          ...textBlock('Вступление перед списком').paragraphs,
          paragraph('Выручка выросла на 12 %: 4 200 ₽', 'bullet', 0),
          paragraph('Ещё один уровень', 'bullet', 1),
          paragraph('И ещё глубже', 'bullet', 2),
          paragraph('Первый шаг', 'number', 0),
          paragraph('Второй шаг → готово ✓ 🚀', 'number', 0),
          {
            level: 0,
            list: 'none',
            runs: [
              { ...run('Подробности: '), isBold: true },
              { ...run('наш отчёт'), link: 'https://example.ru/report?a=1&b=2' },
              run(', '),
              { ...run('почта'), isItalic: true, link: 'mailto:team@example.ru' },
              { ...run(', не ссылка'), link: 'javascript:alert(1)' },
            ],
          },
          paragraph('Формула: e = mc² и a ≠ b', 'none', 0),
        ],
      },
    },
    { notes: 'Сказать про рост.\nНе забыть про «ёлочки» & <теги>.' },
  ),
  slide('s4', 'twoColumns', {
    title: textBlock('Было и\u00a0стало'),
    left: list(['Бумажные заявки', 'bullet', 0], ['Ответ за 5\u00a0дней', 'bullet', 0]),
    right: list(['Заявки в портале', 'bullet', 0], ['Ответ за час', 'bullet', 0]),
  }),
  slide('s5', 'pictureText', {
    title: textBlock('Новый склад'),
    picture: {
      kind: 'picture',
      idFile: pictureId,
      alt: 'Склад с высоты птичьего полёта',
      isDecorative: false,
      fit: 'cover',
    },
    body: list(['Площадь 12 000 м²', 'bullet', 0]),
  }),
  slide(
    's6',
    'pictureText',
    {
      title: textBlock('Команда'),
      picture: { kind: 'picture', idFile: pictureId, alt: '', isDecorative: true, fit: 'contain' },
      body: list(['Двенадцать человек', 'number', 0]),
    },
    { isPictureRight: true, isSkipped: true },
  ),
  slide('s7', 'pictureText', {
    title: textBlock('Схема проезда'),
    picture: {
      kind: 'picture',
      idFile: missingId,
      alt: 'Схема проезда к складу',
      isDecorative: false,
      fit: 'contain',
    },
    body: textBlock('Въезд с улицы Лесной'),
  }),
  slide('s8', 'table', {
    title: textBlock('План и факт'),
    table: {
      kind: 'table',
      hasHeader: true,
      rows: [
        ['Показатель', 'План', 'Факт'],
        ['Выручка, млн ₽', '120', '134'],
        ['Расходы, млн ₽', '80', '78'],
        ['Средний срок ответа на заявку в рабочих днях', '5', '1'],
      ],
    },
  }),
  ...CHART_TYPES.map((type, at) =>
    slide(`s9${at}`, 'chart', {
      title: textBlock(`Диаграмма № ${at + 1}`),
      chart: {
        kind: 'chart',
        type,
        unit: 'млн ₽',
        categories: ['Июль', 'Август', 'Сентябрь'],
        series: [
          { name: 'План', values: [40, 41.5, 43] },
          { name: 'Факт', values: [42, null, 47] },
        ].slice(0, hasOneSeries(type) ? 1 : 2),
      },
      body: list(['Рост третий месяц подряд', 'bullet', 0]),
    }),
  ),
  slide('s10', 'quote', {
    title: textBlock('Отзыв'),
    quote: textBlock('«Теперь заявка занимает минуту, а не день»'),
    author: textBlock('Анна, бухгалтерия'),
  }),
  slide('s11', 'timeline', {
    title: textBlock('Дальше'),
    timeline: {
      kind: 'timeline',
      steps: [
        { when: 'Октябрь', what: 'Обучение сотрудников' },
        { when: 'Ноябрь', what: 'Перенос данных' },
        { when: 'Декабрь', what: 'Запуск во всех филиалах' },
      ],
    },
  }),
  slide('s12', 'thanks', { title: textBlock('Спасибо!'), body: textBlock('Вопросы: team@example.ru') }),
];

export const fullDeck = (change: Partial<Deck> = {}): Deck => testDeck(fullSlides(), change);

/** The same slides again and again. */
export const longDeck = (count = 60): Deck => {
  const base = fullSlides();
  return testDeck(
    Array.from({ length: count }, (_, at) => ({ ...(base[at % base.length] as Slide), id: `slide-${at}` })),
  );
};
