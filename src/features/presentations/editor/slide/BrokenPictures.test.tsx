import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Slide } from '../../model/deck.ts';
import { testSlide } from '../../model/testing/decks.ts';
import { themeTokens } from '../../model/themes.ts';
import { brokenPictures } from '../../slide/broken-pictures.ts';
import { SlideView } from '../../slide/SlideView.tsx';
import { BrokenPictures } from './BrokenPictures.tsx';

afterEach(() => {
  cleanup();
  brokenPictures.set(new Set());
});

const slide: Slide = {
  ...testSlide('a', 'pictureText', { title: 'Склад' }),
  slots: [
    {
      name: 'picture',
      block: {
        kind: 'picture',
        idFile: '0b8e7a52-1111-4222-8333-444455556666',
        alt: 'План склада',
        isDecorative: false,
        fit: 'cover',
      },
    },
  ],
};
const loaded = () => document.querySelector('img');
const picture = () => screen.getByRole('img', { name: 'План склада' });

function show(onReplace?: () => void): void {
  render(
    <>
      <SlideView slide={slide} theme="light" brand={null} />
      <BrokenPictures slide={slide} tokens={themeTokens('light')} onReplace={onReplace} />
    </>,
  );
}

test('A picture that fails to load leaves its place, is loaded again and can be replaced [PRES-29]', () => {
  const onReplace = vi.fn();
  show(onReplace);
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.error(picture());
  expect(loaded()).toBeNull();
  expect(picture().textContent).toBe('');
  expect(screen.getByRole('status').textContent).toContain('Рисунок не\u00a0загрузился');
  fireEvent.click(screen.getByRole('button', { name: 'Заменить' }));
  expect(onReplace).toHaveBeenCalledWith('picture');
  fireEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(loaded()?.src).toContain('0b8e7a52');
  expect(screen.queryByRole('status')).toBeNull();
});

test('The network is back: pictures that failed are loaded again, and fail again with a notice [PRES-29]', () => {
  show();
  for (let time = 0; time < 2; time += 1) {
    fireEvent.error(picture());
    expect(screen.queryByRole('button', { name: 'Заменить' })).toBeNull();
    act(() => void dispatchEvent(new Event('online')));
    expect(loaded()?.src).toContain('0b8e7a52');
  }
});
