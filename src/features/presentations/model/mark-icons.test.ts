import { describe, expect, test } from 'vitest';
import { contrastRatio } from '#ui/theme/contrast.ts';
import { type Layout, type Paragraph, paragraph, type Slide, type SlotName } from './deck.ts';
import { setSlot } from './edit.ts';
import { iconLists, withFittingIcons } from './item-icons.ts';
import { layoutSlide, type TextBox } from './layout-slide.ts';
import { LAYOUT_LIST, LAYOUTS } from './layouts.ts';
import { testDeck, testSlide } from './testing/decks.ts';
import { isListPlace } from './text-looks.ts';
import { THEME_LIST, themeTokens } from './themes.ts';

const withIcon = (one: Paragraph, icon: string): Paragraph => ({ ...one, icon });
const mixed: readonly Paragraph[] = [
  withIcon(paragraph('Доставка', 'bullet'), 'truck'),
  paragraph('Склад', 'bullet'),
  withIcon(paragraph('Оплата', 'bullet', 1), 'star'),
  withIcon(paragraph('Первое', 'number'), 'star'),
  withIcon(paragraph('Без списка'), 'star'),
];

const slideOf = (layout: Layout, name: SlotName, paragraphs: readonly Paragraph[] = mixed): Slide =>
  setSlot(testDeck([testSlide('a', layout, { title: 'Итог' })]), 'a', name, {
    kind: 'text',
    paragraphs: [...paragraphs],
  }).slides[0] as Slide;

function textIn(slide: Slide, name: SlotName, theme: (typeof THEME_LIST)[number] = 'light'): TextBox {
  const found = layoutSlide(slide, themeTokens(theme)).boxes.find(
    (box): box is TextBox => box.kind === 'text' && box.slot === name,
  );
  if (!found) throw new Error(`No text in ${name}`);
  return found;
}

const places = LAYOUT_LIST.flatMap((layout) =>
  LAYOUTS[layout].slots
    .filter(({ kind, name }) => kind === 'text' && name !== 'title')
    .map(({ name }) => [layout, name] as const),
);
const listPlaces = places.filter(([layout, name]) => isListPlace({ layout }, name));
const marksOf = ({ lines }: TextBox) => lines.map(({ mark }) => mark?.icon?.name ?? mark?.text ?? null);

describe('[PRES-86] Icons in lists', () => {
  test.each(listPlaces)('stand in the place of the bullets of %s, %s', (layout, name) => {
    expect(marksOf(textIn(slideOf(layout, name), name))).toEqual(['truck', '•', 'star', '1.', null]);
  });

  test('are drawn in lists of six layouts, and nowhere else', () => {
    expect(listPlaces.map(([layout, name]) => `${layout} ${name}`)).toEqual([
      'bullets body',
      'twoColumns left',
      'twoColumns right',
      'pictureText body',
      'chart body',
      'lead body',
      'comparison left',
      'comparison right',
    ]);
    for (const [layout, name] of places.filter((place) => !listPlaces.includes(place))) {
      const { lines, parts } = textIn(slideOf(layout, name), name);
      expect(lines.some(({ mark }) => mark?.icon)).toBe(false);
      if (!parts) expect(lines[0]?.mark?.text).toBe('•');
    }
  });

  test('are as high as a line, and texts with and without one begin at one edge', () => {
    const { lines, fontSize, x } = textIn(slideOf('bullets', 'body'), 'body');
    const left = (at: number) => lines[at]?.pieces[0]?.x ?? 0;
    const [first] = lines;
    expect(left(0)).toBe(left(1));
    expect(left(2)).toBeGreaterThan(left(1));
    // A numbered list and a paragraph outside of lists stay where they are.
    expect(left(3) - x).toBeCloseTo(1.6 * fontSize);
    expect(left(4)).toBe(x);
    expect(first?.mark?.x).toBe(x);
    // A bullet stands in the middle of the icons.
    const bullet = lines[1]?.mark;
    expect(Math.abs((bullet?.x ?? 0) + (bullet?.width ?? 0) / 2 - x - 0.6 * fontSize)).toBeLessThan(2);
    const { y = 0 } = first?.mark?.icon ?? {};
    const size = first?.mark?.width ?? 0;
    expect(size / fontSize).toBeCloseTo(1.2);
    expect(x + size).toBeLessThan(left(0));
    expect(y + size / 2).toBeCloseTo((first?.y ?? 0) + (first?.height ?? 0) / 2);
  });

  test('leave a list without any drawn icon as it was', () => {
    const plain = [paragraph('Доставка', 'bullet'), paragraph('Склад', 'bullet')];
    const [first, second] = plain;
    if (!first || !second) throw new Error('No paragraphs');
    const { lines } = textIn(slideOf('bullets', 'body', plain), 'body');
    const unknown = textIn(slideOf('bullets', 'body', [withIcon(first, 'from-2030'), second]), 'body');
    expect(unknown.lines).toEqual(lines);
    const empty = textIn(
      slideOf('bullets', 'body', [...plain, withIcon(paragraph(' ', 'bullet'), 'truck')]),
      'body',
    );
    expect(empty.lines[0]?.pieces[0]?.x).toBe(lines[0]?.pieces[0]?.x);
    expect(empty.lines.some(({ mark }) => mark?.icon)).toBe(false);
  });

  test.each(THEME_LIST)('stand out on their ground in the theme %s', (theme) => {
    for (const [layout, name] of listPlaces) {
      const slide = slideOf(layout, name);
      const { background, boxes } = layoutSlide(slide, themeTokens(theme));
      const text = textIn(slide, name, theme);
      const panel = boxes.findLast(
        (box) =>
          box.kind === 'shape' &&
          box.x <= text.x &&
          box.y <= text.y &&
          box.x + box.w >= text.x + text.w &&
          box.y + box.h >= text.y + text.h,
      );
      const ground = panel?.kind === 'shape' ? panel.fill : background;
      expect(contrastRatio(text.markColor, ground), `${layout}, ${name}`).toBeGreaterThanOrEqual(3);
    }
  });

  test('are offered for bullets of both columns, and found by their words', () => {
    const left = slideOf('twoColumns', 'left', [
      paragraph('Доставка', 'bullet'),
      paragraph('Риски', 'number'),
    ]);
    const both = setSlot(testDeck([left]), 'a', 'right', {
      kind: 'text',
      paragraphs: [paragraph('', 'bullet'), paragraph('Риски', 'bullet', 1)],
    }).slides[0] as Slide;
    const lists = iconLists(both);
    expect(lists.map(({ slot, items }) => [slot, items.map(({ name }) => name)])).toEqual([
      ['left', ['Доставка']],
      ['right', ['Риски']],
    ]);
    const found = lists.map(withFittingIcons).flatMap(({ paragraphs }) => paragraphs.map(({ icon }) => icon));
    expect(found).toEqual(['truck', undefined, undefined, 'triangle-alert']);
  });
});
