import { expect, test } from 'vitest';
import type { PictureBlock } from './deck.ts';
import { LAYOUTS } from './layouts.ts';
import { hasCorners, pictureBox, withFile, withLook } from './picture-look.ts';
import { themeTokens } from './themes.ts';

const picture: PictureBlock = {
  kind: 'picture',
  idFile: '0b8e7a52-1111-4222-8333-444455556666',
  alt: 'Склад',
  isDecorative: false,
  fit: 'contain',
};
const size = { width: 800, height: 600 };
const crop = { left: 0.1, top: 0, right: 0, bottom: 0 };

test('[PRES-60][PRES-61] a look that is taken back leaves the picture as it was', () => {
  const looked = withLook(picture, {
    ...size,
    crop,
    focus: { x: 0.2, y: 0.5 },
    corners: 'rounded',
    tone: 'grey',
    overlay: { darkest: 1, brightest: 2 },
  });
  expect(looked).toEqual({
    ...picture,
    ...size,
    crop,
    focus: { x: 0.2, y: 0.5 },
    corners: 'rounded',
    tone: 'grey',
    overlay: { darkest: 1, brightest: 2 },
  });
  const usual = withLook(looked, {
    crop: { left: 0, top: 0, right: 0, bottom: 0 },
    focus: { x: 0.5, y: 0.5 },
    corners: 'none',
    tone: 'original',
    overlay: undefined,
  });
  expect(usual).toEqual(picture);
});

test('[PRES-60] another file has neither the crop nor the focus of the old one, but its corners and tone', () => {
  const looked = withLook(picture, {
    ...size,
    crop,
    focus: { x: 0, y: 0 },
    corners: 'rounded',
    tone: 'grey',
  });
  expect(withFile(looked, null)).toEqual({ ...picture, idFile: null, corners: 'rounded', tone: 'grey' });
});

test('[PRES-61] a circle is filled and stands in the middle; pictures at the edge of a slide have no round corners', () => {
  const tokens = themeTokens('light');
  const circle = withLook(picture, { corners: 'circle' });
  expect(circle.fit).toBe('cover');
  const area = { x: 64, y: 160, w: 560, h: 480 };
  expect(pictureBox('picture', circle, area, tokens)).toMatchObject({
    x: 104,
    y: 160,
    w: 480,
    h: 480,
    radius: 240,
  });
  for (const layout of ['pictureFull', 'titlePicture'] as const) {
    const place = LAYOUTS[layout].slots.find(({ kind }) => kind === 'picture');
    if (!place) throw new Error('no place');
    expect(hasCorners(place)).toBe(false);
    expect(pictureBox('picture', circle, place, tokens)).toMatchObject({ w: place.w, radius: 0 });
  }
});
