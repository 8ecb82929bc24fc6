import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box, Line, TextBox } from './boxes.ts';
import { breakLines, measure } from './break-lines.ts';
import { type Block, CANVAS, paragraph, type Slide, textOf } from './deck.ts';
import { layoutSlide } from './layout-slide.ts';
import { LAYOUT_LIST } from './layouts.ts';
import { numbersOf } from './lists.ts';
import { slides, testSlide } from './testing/decks.ts';
import { THEME_LIST, themeTokens } from './themes.ts';

const light = themeTokens('light');
const boxIn = (slide: Slide, slot: string, tokens = light): Box => {
  const found = layoutSlide(slide, tokens).boxes.find((box) => box.kind !== 'shape' && box.slot === slot);
  if (!found) throw new Error(`No box in ${slot}`);
  return found;
};
const textIn = (slide: Slide, slot: string): TextBox => {
  const box = boxIn(slide, slot);
  if (box.kind !== 'text') throw new Error(`${slot} is a ${box.kind}`);
  return box;
};
const written = (lines: readonly Line[]): string =>
  lines.map((line) => line.pieces.map(({ text }) => text).join('')).join('\n');
const linesOf = (text: string, width: number): string[] => {
  const measured = measure(paragraph(text).runs, 'sans');
  return breakLines(measured, width).map(({ from, to }) => measured.units.slice(from, to).join(''));
};
const body = (text: string): Slide => testSlide('a', 'bullets', { title: 'План', body: text });

describe('Lines', () => {
  test('end at spaces, behind hyphens and slashes, never inside a word that fits', () => {
    expect(linesOf('Отдел продаж работает', 6)).toEqual(['Отдел', 'продаж', 'работает']);
    expect(linesOf('научно-технический отдел', 6)).toEqual(['научно-', 'технический', 'отдел']);
    expect(linesOf('клиент/подрядчик', 5.6)).toEqual(['клиент/', 'подрядчик']);
    expect(linesOf('−5 и -5 градусов', 4.6)).toEqual(['−5 и -5', 'градусов']);
  });

  test('keep together what no-break spaces and Russian typography hold', () => {
    expect(linesOf('всего 48,6\u00a0млн\u00a0₽', 6.4)).toEqual(['всего', '48,6\u00a0млн\u00a0₽']);
    expect(linesOf('слово и — дело', 4.5)).toEqual(['слово', 'и — дело']);
    expect(linesOf('договор № 15', 5.5)).toEqual(['договор', '№ 15']);
    expect(linesOf('сто 100 %', 3.6)).toEqual(['сто', '100 %']);
  });

  test('do not end with a short word, an initial or a number that the next word continues [PRES-31]', () => {
    expect(linesOf('Ответы искали в переписке', 9)).toEqual(['Ответы искали', 'в переписке']);
    expect(linesOf('в понедельник, а в среду', 9.2)).toEqual(['в понедельник,', 'а в среду']);
    expect(linesOf('Но «не надо» можно', 5)).toEqual(['Но «не', 'надо»', 'можно']);
    expect(linesOf('Гость мог бы знать', 6)).toEqual(['Гость', 'мог бы', 'знать']);
    expect(linesOf('пишет И. Белова', 6)).toEqual(['пишет', 'И. Белова']);
    expect(linesOf('при плане 1 375 млн ₽', 10)).toEqual(['при плане', '1 375 млн ₽']);
    expect(linesOf('сбор за 12 ч на складе', 7)).toEqual(['сбор за 12 ч', 'на складе']);
    expect(linesOf('открыть 12 октября', 9)).toEqual(['открыть', '12 октября']);
    expect(linesOf('столица РФ встречает', 7.5)).toEqual(['столица РФ', 'встречает']);
    expect(linesOf('ремонт моста через Оку', 10)).toEqual(['ремонт моста', 'через Оку']);
    expect(linesOf('ремонт моста через Неву', 10)).toEqual(['ремонт моста', 'через Неву']);
    expect(linesOf('ремонт моста через Волгу', 10)).toEqual(['ремонт моста через', 'Волгу']);
    expect(linesOf('в 2026 120 домов', 4.5)).toEqual(['в 2026', '120', 'домов']);
  });

  test('break a word only when it is wider than a line by itself', () => {
    const [first = '', ...rest] = linesOf('а сверхдлинноесловобезпробелов', 5);
    expect(first).toBe('а');
    expect(rest.join('')).toBe('сверхдлинноесловобезпробелов');
    expect(rest.length).toBeGreaterThan(1);
    expect(linesOf('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1.4)).toEqual(['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦']);
  });

  test('part what belongs together before they break a word', () => {
    expect(linesOf('№ склад', 3)).toEqual(['№', 'склад']);
  });

  test('are never wider than asked and lose nothing but spaces at their ends', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('слово', 'кто-то', '№', '—', '🚀', '12', 'оченьдлинноеслово', '«да»')),
        fc.integer({ min: 2, max: 20 }),
        (words, width) => {
          const text = words.join(' ');
          const measured = measure(paragraph(text).runs, 'serif');
          const ranges = breakLines(measured, width);
          for (const { from, to } of ranges) {
            const sum = measured.widths.slice(from, to).reduce((total, one) => total + one, 0);
            expect(to - from === 1 || sum <= width + 1e-6).toBe(true);
          }
          const kept = ranges.map(({ from, to }) => measured.units.slice(from, to).join('')).join('');
          expect(kept.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        },
      ),
    );
  });
});

describe('Text', () => {
  test('is set smaller until it fits, then told and not cut', () => {
    expect(textIn(body('Коротко'), 'body').points).toBe(28);
    const middle = textIn(body('Пункт списка\n'.repeat(9).trim()), 'body');
    expect(middle).toMatchObject({ points: 20, doesOverflow: false });
    const long = body('Пункт списка\n'.repeat(39).trim());
    const box = textIn(long, 'body');
    expect(box).toMatchObject({ points: 16, doesOverflow: true });
    expect(box.lines).toHaveLength(39);
    expect(layoutSlide(long, light).overflow).toBe(true);
    expect(layoutSlide(body('Коротко'), light).overflow).toBe(false);
  });

  test('of long titles stays in its place in each theme', () => {
    const title =
      'Согласование технического задания на модернизацию складского комплекса и условий работы с перевозчиками в 2027 году';
    for (const theme of THEME_LIST)
      for (const [layout, length] of [
        ['title', 120],
        ['bullets', 90],
        ['section', 90],
        ['quote', 40],
      ] as const) {
        const slide = testSlide('a', layout, { title: title.slice(0, length) });
        expect(layoutSlide(slide, themeTokens(theme)).overflow, `${theme} ${layout}`).toBe(false);
      }
  });

  test('of a title of 120 wide letters stands above the other texts of each layout, which make room for it', () => {
    const title = 'Щирокощёкий Ющенко '.repeat(7).slice(0, 120).toUpperCase();
    for (const layout of LAYOUT_LIST) {
      const texts = {
        title,
        body: 'Текст',
        left: 'Текст',
        quote: 'Цитата',
        author: 'Автор',
        subtitle: 'Текст',
      };
      const slide = testSlide('a', layout, texts);
      const boxes = layoutSlide(slide, light).boxes.filter((box) => box.kind !== 'shape');
      const [own, ...others] = boxes;
      if (own?.kind !== 'text') throw new Error(`No title in ${layout}`);
      // Above a quote the title is quieter than the quote; a statement is nothing but its title.
      const points = layout === 'quote' || layout === 'portrait' ? 16 : layout === 'statement' ? 36 : 28;
      expect(own, layout).toMatchObject({ slot: 'title', points, doesOverflow: false });
      expect(own.y, layout).toBeGreaterThanOrEqual(0);
      for (const line of own.lines)
        expect(line.y + line.height, layout).toBeLessThanOrEqual(own.y + own.h + 0.01);
      for (const { y } of others) expect(y, layout).toBeGreaterThanOrEqual(own.y + own.h);
    }
    // What stands below ends where it did.
    const long = testSlide('a', 'bullets', { title, body: 'Текст' });
    const usual = textIn(body('Текст'), 'body');
    const lower = textIn(long, 'body');
    expect(lower.y).toBeGreaterThan(usual.y);
    expect(lower.y + lower.h).toBe(usual.y + usual.h);
  });

  test('of lists is numbered anew after anything between, not after deeper items', () => {
    const kinds = [
      ['number', 0],
      ['number', 0],
      ['bullet', 1],
      ['number', 0],
      ['none', 0],
      ['number', 0],
      ['number', 1],
      ['number', 1],
      ['number', 0],
      ['number', 1],
    ] as const;
    expect(numbersOf(kinds.map(([list, level]) => paragraph('а', list, level)))).toEqual([
      1,
      2,
      null,
      3,
      null,
      1,
      1,
      2,
      2,
      1,
    ]);
  });

  test('of every block is on the slide: each character, in reading order [PRES-09]', () => {
    const squeeze = (text: string): string => text.replaceAll(/\s/g, '');
    fc.assert(
      fc.property(slides('a'), fc.constantFrom(...THEME_LIST), (slide, theme) => {
        for (const { name, block } of slide.slots) {
          const box = boxIn(slide, name, themeTokens(theme));
          if (box.kind === 'text' && block.kind === 'text')
            expect(squeeze(written(box.lines))).toBe(squeeze(textOf(block)));
          if (box.kind === 'table')
            expect(
              squeeze(
                box.rows
                  .flat()
                  .map(({ lines }) => written(lines))
                  .join(''),
              ),
            ).toBe(squeeze(textOf(block)));
          if (box.kind === 'timeline' && block.kind === 'timeline')
            expect(squeeze(box.steps.map(({ when, what }) => written(when) + written(what)).join(''))).toBe(
              squeeze(block.steps.map(({ when, what }) => when + what).join('')),
            );
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('What does not overflow stands inside its place and the slide', () => {
  fc.assert(
    fc.property(slides('a'), (slide) => {
      for (const box of layoutSlide(slide, light, { number: 60, footer: 'Итоги' }).boxes) {
        if (box.kind === 'shape' || ('doesOverflow' in box && box.doesOverflow)) continue;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.w).toBeLessThanOrEqual(CANVAS.width);
        expect(box.y + box.h).toBeLessThanOrEqual(CANVAS.height);
        if (box.kind !== 'text') continue;
        for (const line of box.lines) {
          expect(line.y + line.height).toBeLessThanOrEqual(box.y + box.h + 0.1);
          for (const piece of line.pieces) expect(piece.x).toBeGreaterThanOrEqual(box.x - 0.1);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('A table fills its width, numbers stand right, fifteen rows of eight columns fit', () => {
  const rows = Array.from({ length: 15 }, (_, y) =>
    Array.from({ length: 8 }, (_, x) => (y === 0 ? `Столбец ${x}` : x === 0 ? `Строка ${y}` : `${x * y},5`)),
  );
  const block: Block = { kind: 'table', hasHeader: true, rows };
  const box = boxIn({ ...testSlide('a', 'table'), slots: [{ name: 'table', block }] }, 'table');
  if (box.kind !== 'table') throw new Error('No table');
  expect(box.doesOverflow).toBe(false);
  expect(box.columnWidths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(1152);
  expect(box.rows[3]?.map(({ align }) => align)).toEqual([
    'left',
    ...Array.from({ length: 7 }, () => 'right'),
  ]);
  expect(box.rows[0]?.[0]).toMatchObject({ isHeader: true, fill: light.head });
});

test('An equal slide is laid out once; a later one has no boxes [PRES-19][PRES-30]', () => {
  const slide = body('Раз');
  const options = { number: 3, footer: 'Итоги' };
  expect(layoutSlide(slide, light, options)).toBe(layoutSlide(slide, light, { ...options }));
  expect(layoutSlide(slide, light, { number: 4 })).not.toBe(layoutSlide(slide, light, options));
  expect(layoutSlide(slide, light, { number: 4 }).boxes[0]).toBe(layoutSlide(slide, light).boxes[0]);
  expect(layoutSlide({ id: 'z' }, light)).toMatchObject({ boxes: [], overflow: false });
});
