import { expect, test } from 'vitest';
import { contrastRatio } from '#ui/theme/contrast.ts';
import { areApart } from './area.ts';
import type { BrandLook } from './deck.ts';
import { laidPlaces } from './laid-places.ts';
import { layoutSlide } from './layout-slide.ts';
import { LAYOUT_LIST, LAYOUTS } from './layouts.ts';
import { testBrand } from './testing/brand.ts';
import { testSlide } from './testing/decks.ts';
import { textPairs, themeTokens } from './themes.ts';

const title = { x: 300, y: 40, w: 900, h: 70 };
const body = { x: 300, y: 140, w: 900, h: 500 };
const templateOn = (slides: string, covers: string): NonNullable<BrandLook['template']> => ({
  idFile: 'a',
  name: 'Шаблон.potx',
  slides: { ground: slides, title, body },
  covers: {
    ground: covers,
    title: { x: 80, y: 200, w: 700, h: 200 },
    body: { x: 80, y: 420, w: 700, h: 90 },
  },
});
const tokensOn = (slides: string, covers: string, own: Partial<BrandLook> = {}) =>
  themeTokens('brand', testBrand({ logo: null, template: templateOn(slides, covers), ...own }));

test('[PRES-56] text has contrast on every ground of a template, and the theme draws nothing on it', () => {
  for (const ground of [
    '#ffffff',
    '#f4f1ea',
    '#c8c8c8',
    '#808080',
    '#767676',
    '#5a3d7a',
    '#101828',
    '#ffe600',
  ])
    for (const accent of ['#0b6572', '#ffe600', '#ffffff', '#000000']) {
      const tokens = tokensOn(ground, ground, { accent });
      expect([tokens.background, tokens.cover]).toEqual([ground, ground]);
      for (const { name, contrast } of textPairs(tokens))
        expect(contrast, `${name} ${ground} ${accent}`).toBeGreaterThanOrEqual(4.5);
      for (const tone of tokens.chart) expect(contrastRatio(tone, ground)).toBeGreaterThanOrEqual(3);
      const cover = layoutSlide(testSlide('a', 'title', { title: 'Итоги' }), tokens);
      expect(cover.boxes.filter(({ kind }) => kind === 'shape')).toEqual([]);
    }
});

test('[PRES-56] titles and content stand in the rooms of the template and apart from each other', () => {
  const tokens = tokensOn('#ffffff', '#12303a');
  for (const layout of LAYOUT_LIST) {
    const places = laidPlaces(testSlide(layout, layout, { title: 'Итоги', body: 'Розница' }), tokens);
    const isFull = places.some(({ kind, h }) => kind === 'picture' && h === 720);
    if (isFull) continue;
    const room =
      LAYOUTS[layout].title === 'cover'
        ? { x: 80, y: 200, w: 700, h: 310 }
        : { x: 300, y: 40, w: 900, h: 600 };
    for (const [at, { x, y, w, h, name }] of places.entries()) {
      const where = `${layout} ${name}`;
      expect(x, where).toBeGreaterThanOrEqual(room.x);
      expect(y, where).toBeGreaterThanOrEqual(room.y);
      expect(x + w, where).toBeLessThanOrEqual(room.x + room.w + 1);
      expect(y + h, where).toBeLessThanOrEqual(room.y + room.h + 1);
      for (const other of places.slice(at + 1)) expect(areApart({ x, y, w, h }, other), where).toBe(true);
    }
  }
});

test('[PRES-56] a logo stands above the title of a cover, or at the foot where the title is higher', () => {
  const logo = { idFile: 'b', width: 600, height: 200 };
  const top = (y: number) => {
    const template = templateOn('#ffffff', '#12303a');
    const covers = { ...template.covers, title: { ...template.covers.title, y } };
    const tokens = themeTokens('brand', testBrand({ logo, template: { ...template, covers } }));
    const { boxes } = layoutSlide(testSlide('a', 'title', { title: 'Итоги' }), tokens);
    return boxes.find(({ kind }) => kind === 'logo')?.y ?? 0;
  };
  expect(top(200)).toBeLessThan(200 - 80);
  expect(top(60)).toBeGreaterThan(500);
});
