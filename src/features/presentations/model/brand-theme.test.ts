import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from '#ui/theme/contrast.ts';
import { CONTACTS, logoBottom } from './brand-boxes.ts';
import { type Brand, emptySlide, type Layout, type Slide } from './deck.ts';
import { layoutSlide } from './layout-slide.ts';
import { testBrand } from './testing/brand.ts';
import { testSlide } from './testing/decks.ts';
import { textPairs, themeName, themeTokens } from './themes.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const tokensOf = (own: Partial<Brand> = {}) => themeTokens('brand', testBrand(own));

describe('[PRES-50] the theme of a brand', () => {
  test('has contrast whatever its colours are: 4.5:1 text, 3:1 graphics [PRES-20]', () => {
    fc.assert(
      fc.property(colour, colour, colour, (accent, dark, light) => {
        const tokens = tokensOf({ accent, dark, light });
        expect(textPairs(tokens).filter(({ contrast }) => contrast < 4.5)).toEqual([]);
        for (const tone of tokens.chart)
          expect(contrastRatio(tone, tokens.background)).toBeGreaterThanOrEqual(3);
        for (const ground of [tokens.cover, tokens.coverShade])
          expect(contrastRatio(tokens.coverBar, ground)).toBeGreaterThanOrEqual(3);
        expect(new Set(tokens.chart).size).toBe(6);
      }),
      { numRuns: 300 },
    );
  });

  test('keeps colours that have contrast as they are', () => {
    expect(tokensOf()).toMatchObject({ accent: '#0b6572', cover: '#12303a', text: '#12303a', mark: 'band' });
  });

  test('is the same object for an equal brand, and the default one without a brand', () => {
    expect(tokensOf()).toBe(tokensOf());
    expect(themeTokens('brand', null)).toMatchObject({ logo: null, contacts: '', mark: 'edge' });
    expect(themeTokens('sea', testBrand())).toBe(themeTokens('sea'));
    expect([themeName('brand', testBrand()), themeName('brand', null)]).toEqual([
      'Фирменный стиль «Нейро»',
      'Фирменная',
    ]);
  });

  test('sets titles and text in its pair of fonts', () => {
    const { boxes, font } = layoutSlide(
      testSlide('a', 'bullets', { title: 'План', body: 'Склад' }),
      tokensOf(),
    );
    const fonts = boxes.flatMap((box) => (box.kind === 'text' ? [[box.role, box.font]] : []));
    expect(fonts).toEqual([
      ['title', 'serif'],
      ['body', 'sans'],
    ]);
    expect(font).toBe('sans');
  });
});

const boxesOf = (slide: Slide, own?: Partial<Brand>) =>
  layoutSlide(slide, tokensOf(own), { number: 3, footer: 'Итоги' }).boxes;
const logoOn = (layout: Layout, own?: Partial<Brand>) =>
  boxesOf(emptySlide(layout, 'a'), own).find((box) => box.kind === 'logo');

describe('[PRES-50] a logo', () => {
  test('stands large on covers and the last slide in its proportions, and small at the foot of others if set', () => {
    for (const layout of ['title', 'titlePicture', 'thanks'] as const)
      expect(logoOn(layout)).toMatchObject({ w: 240, h: 80 });
    expect(logoOn('bullets')).toMatchObject({ x: 1046, w: 84, h: 28 });
    expect(logoOn('bullets', { isLogoOnSlides: false })).toBeUndefined();
    expect(logoOn('section')).toBeUndefined();
    expect(logoOn('title', { logo: null })).toBeUndefined();
  });

  test('names the even colour that it stands on, its plate if it has one', () => {
    const { cover, surface } = tokensOf();
    expect([logoOn('title')?.ground, logoOn('quote')?.ground]).toEqual([cover, cover]);
    const onPlate = { isLogoOnPlate: true };
    expect([logoOn('title', onPlate)?.ground, logoOn('quote', onPlate)?.ground]).toEqual([
      '#ffffff',
      surface,
    ]);
  });

  test('is never covered by a title that grows', () => {
    const title = 'Итоги третьего квартала и план на следующий год по всем направлениям компании '.repeat(3);
    for (const layout of ['title', 'titlePicture'] as const) {
      const slide = testSlide('a', layout, { title });
      const box = boxesOf(slide).find((one) => one.kind === 'text' && one.role === 'title');
      expect(box?.y).toBeGreaterThanOrEqual(logoBottom);
    }
  });
});

test('[PRES-50] contacts stand at the foot of the last slide only, at 16 pt in three lines', () => {
  const contacts = 'ООО «Нейро», отдел развития\n+7 495 000-00-00\nrazvitie@neuro.example';
  const contactsOf = (layout: Layout) =>
    boxesOf(emptySlide(layout, 'a'), { contacts }).find(
      (box) => box.kind === 'text' && box.role === 'contacts',
    );
  expect(contactsOf('thanks')).toMatchObject({ points: 16, doesOverflow: false, ...CONTACTS });
  expect(contactsOf('title')).toBeUndefined();
});
