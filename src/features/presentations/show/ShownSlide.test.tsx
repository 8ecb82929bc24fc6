import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deckOf } from '../editor/testing/decks.ts';
import type { DeckSettings } from '../model/deck.ts';
import { ShownSlide } from './ShownSlide.tsx';

const shown = (transition: DeckSettings['transition'], number: number) => {
  const deck = { ...deckOf(['Итоги', 'План']), settings: { footer: '', hasNumbers: false, transition } };
  const slide = deck.slides[number - 1];
  return slide ? <ShownSlide deck={deck} slide={slide} number={number} /> : null;
};
// In jsdom, which has no AnimationEvent, React listens to this name.
const endAnimation = (element: Element) =>
  fireEvent(element, new Event('webkitAnimationEnd', { bubbles: true }));
const titles = () => screen.getAllByText(/^(?:Итоги|План)$/).map((one) => one.textContent);

test('[PRES-51] with a transition the earlier slide is drawn, hidden from screen readers, until the new one has come', () => {
  const { rerender } = render(shown('push', 1));
  expect(titles()).toEqual(['Итоги']);
  rerender(shown('push', 2));
  expect(titles()).toEqual(['Итоги', 'План']);
  expect(screen.getByText('Итоги').closest('[aria-hidden="true"]')).not.toBeNull();
  const arriving = screen.getByText('План').closest('[data-arriving]');
  if (!arriving) throw new Error('No slide arrives');
  // The end of an animation inside the slide is not that of the transition.
  endAnimation(screen.getByText('План'));
  expect(titles()).toEqual(['Итоги', 'План']);
  endAnimation(arriving);
  expect(titles()).toEqual(['План']);
});

test('[PRES-51] without a transition only the new slide is drawn', () => {
  const { rerender } = render(shown('none', 1));
  rerender(shown('none', 2));
  expect(titles()).toEqual(['План']);
});
