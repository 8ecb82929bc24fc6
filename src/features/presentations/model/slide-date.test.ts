import { expect, test } from 'vitest';
import { type Area, areApart } from './area.ts';
import { setDate, setSettings } from './edit.ts';
import { layoutSlide, type TextBox } from './layout-slide.ts';
import { footOf } from './settings.ts';
import { dayIn, dayText, localDay } from './slide-date.ts';
import { testBrand } from './testing/brand.ts';
import { testDeck, testSlide } from './testing/decks.ts';
import { themeTokens } from './themes.ts';

test('[PRES-91] the foot has no date, a chosen day, or the day of showing, in the language of the presentation', () => {
  const deck = testDeck([], { title: 'Итоги' });
  expect(footOf(deck, 3)).not.toHaveProperty('date');
  const dated = setDate(deck, '2026-11-30');
  expect(footOf(dated, 3).date).toMatch(/^30\sноября\s2026\sг\.$/u);
  expect(footOf({ ...dated, language: 'en' }, 3).date).toBe('November 30, 2026');
  expect(footOf(setDate(deck, null), 3).date).toBe(dayText(localDay(), 'ru'));
  expect(setDate(dated, undefined).settings).toEqual({ footer: null, hasNumbers: true, transition: 'none' });
  expect(setSettings(dated, { hasNumbers: false }).settings).toMatchObject({ date: '2026-11-30' });
});

test('[PRES-91] the date stands between a long footer, the logo of a brand and the number, and not on covers', () => {
  const tokens = themeTokens('brand', testBrand({ isLogoOnSlides: true }));
  const options = { number: 9, footer: 'Отдел продаж '.repeat(15), date: dayText('2026-09-30', 'ru') };
  const { boxes } = layoutSlide(testSlide('a', 'bullets', { title: 'Итоги' }), tokens, options);
  const inkOf = ({ lines }: TextBox): Area => {
    const pieces = lines.flatMap((line) => line.pieces);
    const x = Math.min(...pieces.map((piece) => piece.x));
    const right = Math.max(...pieces.map((piece) => piece.x + piece.width));
    return { x, y: lines[0]?.y ?? 0, w: right - x, h: 24 };
  };
  const foot = boxes.flatMap((box): Area[] => {
    if (box.kind === 'logo') return [box];
    return box.kind === 'text' && ['footer', 'date', 'number'].includes(box.role) ? [inkOf(box)] : [];
  });
  expect(foot).toHaveLength(4);
  for (const [index, one] of foot.entries())
    for (const other of foot.slice(index + 1)) expect(areApart(one, other)).toBe(true);
  const cover = layoutSlide(testSlide('b', 'title', { title: 'Итоги' }), tokens, options).boxes;
  expect(cover.some((box) => box.kind === 'text' && box.role === 'date')).toBe(false);
});

test('[PRES-91] a day is read in the forms that people write, and nothing else is a day', () => {
  for (const words of [
    '30.11.2026',
    '2026-11-30',
    '30 ноября 2026\u00a0г.',
    '30 ноября 2026',
    'November 30, 2026',
  ])
    expect(dayIn(words), words).toBe('2026-11-30');
  for (const words of ['31.04.2026', '30 ноября', 'ноябрь 2026', '11/30/2026', 'Осень', '', '00.00.0000'])
    expect(dayIn(words), words).toBeUndefined();
  expect(dayText('завтра', 'ru')).toBe('');
});
