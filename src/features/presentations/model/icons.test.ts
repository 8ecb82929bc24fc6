import svgpath from 'svgpath';
import { describe, expect, test } from 'vitest';
import { itemIcon } from '#mocks/domain/presentations/item-icons.ts';
import { contrastRatio } from '#ui/theme/contrast.ts';
import { blockIn, paragraph, run, type Slide, type TextBlock } from './deck.ts';
import { setSlot } from './edit.ts';
import { findIcons, ICONS, iconFor, iconOf } from './icons.ts';
import { iconLists, withFittingIcons, withIcon } from './item-icons.ts';
import { layoutSlide } from './layout-slide.ts';
import { testDeck, testSlide } from './testing/decks.ts';
import { THEME_LIST, themeTokens } from './themes.ts';

const list = (...lines: string[]): TextBlock => ({
  kind: 'text',
  paragraphs: lines.map((line) => {
    const [name = '', text = ''] = line.split(': ');
    return { level: 0, list: 'bullet', runs: [{ ...run(`${name} `), isBold: true }, run(text)] };
  }),
});
const iconsOf = (slide: Slide) => iconLists(slide).flatMap(({ items }) => items.map(({ icon }) => icon));
const cards = (body: TextBlock, layout: Slide['layout'] = 'cards'): Slide =>
  setSlot(testDeck([testSlide('a', layout, { title: 'Итог' })]), 'a', 'body', body).slides[0] as Slide;

describe('[PRES-34] Icons', () => {
  test('have different names and words, and strokes inside their square', () => {
    expect(new Set(ICONS.map(({ name }) => name)).size).toBe(ICONS.length);
    expect(new Set(ICONS.map(({ label }) => label)).size).toBe(ICONS.length);
    for (const { name, paths } of ICONS) {
      expect(name).toMatch(/^[a-z][0-9a-z-]*$/);
      for (const path of paths)
        svgpath(path)
          .abs()
          .iterate((_, __, x, y) => {
            expect(Number.isFinite(x) && Number.isFinite(y), `${name}: ${path}`).toBe(true);
            expect(Math.min(x, y), name).toBeGreaterThanOrEqual(0);
            expect(Math.max(x, y), name).toBeLessThanOrEqual(24);
          });
    }
  });

  test.each([
    ['доставка', 'truck'],
    ['Риски', 'triangle-alert'],
    ['учеб', 'graduation-cap'],
    ['обучение сотрудников', 'graduation-cap'],
  ])('are found by Russian words: %s', (query, name) => {
    const found = findIcons(query).map((icon) => icon.name);
    expect(query.includes(' ') ? iconFor(query) : found[0]).toBe(name);
  });

  test('of nothing are all, of an unknown word none', () => {
    expect(findIcons(' ')).toHaveLength(ICONS.length);
    expect(findIcons('жщ')).toEqual([]);
    expect(iconFor('жщ')).toBeUndefined();
  });

  test('are found for the items that have none, and stay where they were chosen', () => {
    const body = withIcon(list('Доставка: быстрая', 'Жщ: ъ', 'Риски: высокие'), 2, 'star');
    const suggested = (block: TextBlock) => iconLists(cards(block)).map(withFittingIcons)[0] as TextBlock;
    expect(iconsOf(cards(suggested(body)))).toEqual(['truck', undefined, 'star']);
    expect(suggested(list('Жщ: ъ'))).toEqual(list('Жщ: ъ'));
    expect(withIcon(body, 2, undefined)).toEqual(list('Доставка: быстрая', 'Жщ: ъ', 'Риски: высокие'));
  });

  test('are drawn on cards above and in a matrix beside texts that begin at one height', () => {
    for (const layout of ['cards', 'matrix'] as const) {
      const body = withIcon(list('Склад: один', 'Офис: два', 'Цех: три', 'Порт: четыре'), 1, 'truck');
      const { boxes } = layoutSlide(cards(body, layout), themeTokens('light'));
      const icons = boxes.filter((box) => box.kind === 'shape' && box.icon !== null);
      expect(icons).toHaveLength(1);
      const text = boxes.find((box) => box.kind === 'text' && box.slot === 'body');
      const parts = text?.kind === 'text' ? (text.parts ?? []) : [];
      expect(parts[1]?.y).toBe(parts[0]?.y);
      const { x = 0, y = 0, w = 0, h = 0 } = icons[0] ?? {};
      if (layout === 'cards') expect(parts[1]?.y).toBeGreaterThanOrEqual(y + h);
      else expect(parts[1]?.y).toBeCloseTo(y);
      if (layout === 'matrix') expect(parts[1]?.x).toBeGreaterThanOrEqual(x + w);
    }
    const list3 = withIcon(list('Склад: один', 'Офис: два', 'Цех: три'), 0, 'truck');
    expect(iconsOf(cards(list3, 'steps'))).toEqual([]);
  });

  test('of an unknown name are kept and not drawn', () => {
    const slide = cards(withIcon(list('Склад: один', 'Офис: два'), 0, 'from-2030'));
    const { boxes } = layoutSlide(slide, themeTokens('light'));
    expect(boxes.some((box) => box.kind === 'shape' && box.icon !== null)).toBe(false);
    expect(blockIn(slide, 'body')).toMatchObject({ paragraphs: [{ icon: 'from-2030' }, {}] });
  });

  test.each(THEME_LIST)('stand out on their ground in the theme %s', (theme) => {
    const slide = cards(withIcon(list('Склад: один', 'Офис: два'), 0, 'truck'));
    const box = layoutSlide(slide, themeTokens(theme)).boxes.find(
      (one) => one.kind === 'shape' && one.icon !== null,
    );
    expect(
      box?.kind === 'shape' && box.icon && contrastRatio(box.icon.color, box.fill),
    ).toBeGreaterThanOrEqual(3);
  });

  test('that the stand-in chooses are known', () => {
    const words = ['Доставка', 'Склад', 'Клиенты', 'Риск', 'Срок', 'Цена', 'Ничего', 'Начать', 'Сразу'];
    expect(words.map((word) => iconOf(itemIcon(word) ?? '') !== undefined)).toEqual(words.map(() => true));
  });

  test('are no part of a paragraph without one', () => {
    expect(paragraph('Склад')).not.toHaveProperty('icon');
  });
});
