import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { PictureBlock } from '../../model/deck.ts';
import { withLook } from '../../model/picture-look.ts';
import { PictureFrame } from './PictureFrame.tsx';

afterEach(cleanup);

const plain: PictureBlock = {
  kind: 'picture',
  idFile: '0b8e7a52-1111-4222-8333-444455556666',
  alt: 'Склад',
  isDecorative: false,
  fit: 'cover',
};
/** The picture after each change. */
const made: PictureBlock[] = [];
const last = (): PictureBlock | undefined => made.at(-1);

function Edited({ start }: { start: PictureBlock }) {
  const [picture, setPicture] = useState(start);
  return (
    <PictureFrame
      picture={picture}
      image={createRef()}
      onChange={(look) => {
        made.push(withLook(picture, look));
        setPicture(withLook(picture, look));
      }}
    />
  );
}

/** Shows the frame of a loaded picture of 800 × 600. */
function show(picture: PictureBlock): void {
  render(<Edited start={picture} />);
  const image = document.querySelector('img');
  if (!image) throw new Error('no picture');
  Object.defineProperties(image, { naturalWidth: { value: 800 }, naturalHeight: { value: 600 } });
  fireEvent.load(image);
}
const knob = (name: string) => screen.getByRole('slider', { name });
const press = (name: string, key: string, shiftKey = false): void => {
  fireEvent.keyDown(knob(name), { key, shiftKey });
};

test('[PRES-60] the focus is moved by arrow keys, spoken, and stays on the picture', () => {
  show(plain);
  expect(knob('Точка внимания').getAttribute('aria-valuetext')).toBe('50\u00a0% слева, 50\u00a0% сверху');
  press('Точка внимания', 'ArrowLeft');
  press('Точка внимания', 'ArrowDown', true);
  expect(last()?.focus).toEqual({ x: 0.49, y: 0.6 });
  expect(knob('Точка внимания').getAttribute('aria-valuetext')).toBe('49\u00a0% слева, 60\u00a0% сверху');
  for (let time = 0; time < 6; time += 1) press('Точка внимания', 'ArrowUp', true);
  expect(last()?.focus).toEqual({ x: 0.49, y: 0 });
});

test('[PRES-60] edges are cut by arrow keys, the crop is moved as a whole, and «Целиком» takes it back', () => {
  show(plain);
  fireEvent.click(screen.getByRole('button', { name: 'Обрезать' }));
  expect(screen.queryByRole('slider', { name: 'Точка внимания' })).toBeNull();
  press('Левый край', 'ArrowRight', true);
  press('Нижний край', 'ArrowUp', true);
  press('Нижний край', 'ArrowUp');
  expect(last()).toMatchObject({
    width: 800,
    height: 600,
    crop: { left: 0.1, top: 0, right: 0, bottom: 0.11 },
  });
  expect(knob('Нижний край').getAttribute('aria-valuetext')).toBe('Обрезано снизу 11\u00a0%');
  press('Кадр', 'ArrowLeft');
  press('Кадр', 'ArrowDown', true);
  expect(last()?.crop).toEqual({ left: 0.09, top: 0.1, right: 0.01, bottom: 0.01 });
  for (let time = 0; time < 20; time += 1) press('Правый край', 'ArrowLeft', true);
  expect(last()?.crop).toMatchObject({ left: 0.09, right: 0.86 });
  fireEvent.click(screen.getByRole('button', { name: 'Целиком' }));
  expect(last()).toEqual(plain);
});

test('[PRES-60] a click puts the focus there; a picture that is shown whole has none', () => {
  show(plain);
  const frame = document.querySelector('[data-picture]');
  if (!frame) throw new Error('no frame');
  frame.getBoundingClientRect = () => new DOMRect(100, 50, 400, 300);
  fireEvent.click(frame, { clientX: 200, clientY: 275 });
  expect(last()?.focus).toEqual({ x: 0.25, y: 0.75 });
  cleanup();
  show({ ...plain, fit: 'contain' });
  expect(screen.queryByRole('slider')).toBeNull();
});
