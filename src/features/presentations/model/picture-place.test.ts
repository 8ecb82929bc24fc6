import { expect, test } from 'vitest';
import { type Fitted, fitPicture, wholeArea } from './picture-place.ts';

const place = { x: 100, y: 50, w: 400, h: 400 };
const wide = { width: 1600, height: 800 };
const rounded = ({ area, cut }: Fitted) => ({
  area,
  cut: Object.values(cut).map((part) => Math.round(part * 1000) / 1000),
});

test('[PRES-60] without focus and crop a picture stands whole in the middle, or its edges are cut evenly', () => {
  expect(rounded(fitPicture(wide, place, { fit: 'contain' }))).toEqual({
    area: { x: 100, y: 150, w: 400, h: 200 },
    cut: [0, 0, 0, 0],
  });
  expect(rounded(fitPicture(wide, place, { fit: 'cover' }))).toEqual({
    area: place,
    cut: [0.25, 0, 0.25, 0],
  });
});

test('[PRES-60] the focus stays visible where the edges are cut', () => {
  const at = (x: number, y: number) =>
    rounded(fitPicture(wide, place, { fit: 'cover', focus: { x, y } })).cut;
  expect(at(0, 0.5)).toEqual([0, 0, 0.5, 0]);
  expect(at(1, 0)).toEqual([0.5, 0, 0, 0]);
  expect(at(0.2, 1)).toEqual([0.1, 0, 0.4, 0]);
});

test('[PRES-60] a crop is shown whole, or cut further around a focus that counts in the whole picture', () => {
  const crop = { left: 0.5, top: 0, right: 0, bottom: 0.5 };
  expect(rounded(fitPicture(wide, place, { fit: 'contain', crop }))).toEqual({
    area: { x: 100, y: 150, w: 400, h: 200 },
    cut: [0.5, 0, 0, 0.5],
  });
  const cut = (x: number) => rounded(fitPicture(wide, place, { fit: 'cover', crop, focus: { x, y: 0 } })).cut;
  expect(cut(0.75)).toEqual([0.625, 0, 0.125, 0.5]);
  const usual = { area: place, cut: [0.625, 0, 0.125, 0.5] };
  expect(rounded(fitPicture(wide, place, { fit: 'cover', crop }))).toEqual(usual);
  // A point that the crop hides leads to the nearest edge.
  expect(cut(0.1)).toEqual([0.5, 0, 0.25, 0.5]);
});

test('[PRES-60] the whole picture lies so that its visible part fills the area', () => {
  const fitted = fitPicture(wide, place, { fit: 'cover', focus: { x: 0, y: 0.5 } });
  expect(wholeArea(fitted)).toEqual({ x: 100, y: 50, w: 800, h: 400 });
});
