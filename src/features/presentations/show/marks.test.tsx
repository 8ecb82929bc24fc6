import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deckOf } from '../editor/testing/decks.ts';
import { pathOf, pointIn } from './marks.ts';
import { Presenter } from './Presenter.tsx';
import { Show } from './Show.tsx';

beforeEach(() => {
  // A slide of half its size, 100 px from the edges of the window.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 640, 360));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The show and the window of the presenter. */
async function open() {
  const deck = deckOf(['Итоги', 'План']);
  const onClose = vi.fn();
  render(<Show deck={deck} userId={1} from={null} onSlide={() => undefined} onClose={onClose} />);
  const { unmount: cleanupPresenter } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Presenter userId={1} uuid={deck.uuid} read={() => Promise.resolve(deck)} />
    </QueryClientProvider>,
  );
  const show = screen.getByRole('dialog', { name: 'Показ' });
  const presenter = await screen.findByRole('region', { name: 'Окно докладчика' });
  await within(presenter).findByText(/^Слайд 1 из/);
  /** The layer over the slide of a window; the presenter's own is its first one. */
  const layerIn = (box: HTMLElement): Element => {
    const layer = box.querySelector('svg[viewBox="0 0 1280 720"][aria-hidden="true"]:not([class=""])');
    if (!layer) throw new Error('The slide has no layer for marks');
    return layer;
  };
  const linesIn = (box: HTMLElement): string[] => [
    ...new Set([...layerIn(box).querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')),
  ];
  const dotIn = (box: HTMLElement): string | null | undefined =>
    layerIn(box).querySelector('circle')?.getAttribute('cx');
  return { deck, onClose, cleanupPresenter, show, presenter, layerIn, linesIn, dotIn };
}

test('[PRES-46] a place in the window is a place on the slide, and a line its path', () => {
  expect(pointIn({ clientX: 420, clientY: 280 }, new DOMRect(100, 100, 640, 360))).toEqual({
    x: 640,
    y: 360,
  });
  expect(pathOf([{ x: 1, y: 2 }])).toBe('M1 2h0');
  expect(
    pathOf([
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ]),
  ).toBe('M1 2L3 4');
});

test('[PRES-46] what is drawn in one window of a show is in both, belongs to its slide, and is erased in both', async () => {
  const { show, presenter, layerIn, linesIn } = await open();
  fireEvent.keyDown(show, { code: 'KeyD', key: 'в' });
  expect(within(show).getByRole('button', { name: 'Рисовать' }).getAttribute('aria-pressed')).toBe('true');
  expect(within(show).queryByRole('button', { name: 'Дальше' })).toBeNull();
  const layer = layerIn(show);
  fireEvent.pointerDown(layer, { clientX: 110, clientY: 110 });
  fireEvent.pointerMove(layer, { clientX: 120, clientY: 110 });
  fireEvent.pointerUp(layer);
  fireEvent.pointerMove(layer, { clientX: 300, clientY: 300 });
  expect(linesIn(show)).toEqual(['M20 20L40 20']);
  await waitFor(() => expect(linesIn(presenter)).toEqual(['M20 20L40 20']));
  fireEvent.keyDown(show, { key: 'PageDown' });
  await within(presenter).findByText(/^Слайд 2 из/);
  expect([linesIn(show), linesIn(presenter)]).toEqual([[], []]);
  fireEvent.keyDown(show, { key: 'PageUp' });
  await within(presenter).findByText(/^Слайд 1 из/);
  expect(linesIn(presenter)).toEqual(['M20 20L40 20']);
  fireEvent.click(within(presenter).getByRole('button', { name: 'Стереть нарисованное' }));
  await waitFor(() => expect(linesIn(show)).toEqual([]));
});

test('[PRES-46] the audience sees where the presenter points', async () => {
  const { show, presenter, layerIn, dotIn } = await open();
  fireEvent.click(within(presenter).getByRole('button', { name: 'Указка' }));
  fireEvent.pointerMove(layerIn(presenter), { clientX: 420, clientY: 280 });
  await waitFor(() => expect(dotIn(show)).toBe('640'));
  fireEvent.pointerLeave(layerIn(presenter));
  await waitFor(() => expect(dotIn(show)).toBeUndefined());
});

test('[PRES-46] a window that is opened later has all lines; a second finger and a turned slide do not move a line', async () => {
  const { deck, show, layerIn, linesIn, cleanupPresenter } = await open();
  fireEvent.keyDown(show, { code: 'KeyD', key: 'd' });
  const layer = layerIn(show);
  fireEvent.pointerDown(layer, { pointerId: 1, clientX: 110, clientY: 110 });
  fireEvent.pointerDown(layer, { pointerId: 2, clientX: 300, clientY: 300 });
  fireEvent.pointerDown(layer, { pointerId: 3, button: 2, clientX: 300, clientY: 300 });
  fireEvent.pointerUp(layer, { pointerId: 2 });
  fireEvent.keyDown(show, { key: 'PageDown' });
  fireEvent.pointerMove(layer, { pointerId: 1, clientX: 120, clientY: 110 });
  fireEvent.pointerUp(layer, { pointerId: 1 });
  expect(linesIn(show)).toEqual([]);
  cleanupPresenter();
  const later = render(
    <QueryClientProvider client={new QueryClient()}>
      <Presenter userId={1} uuid={deck.uuid} read={() => Promise.resolve(deck)} />
    </QueryClientProvider>,
  );
  await later.findByText(/^Слайд 2 из/);
  fireEvent.keyDown(show, { key: 'PageUp' });
  await later.findByText(/^Слайд 1 из/);
  expect(linesIn(later.container)).toEqual(['M20 20L40 20']);
});

test('[PRES-46] Escape puts the pen away before it ends the show', async () => {
  const { show, onClose } = await open();
  fireEvent.keyDown(show, { code: 'KeyD', key: 'd' });
  fireEvent.keyDown(show, { key: 'Escape' });
  expect(within(show).getByRole('button', { name: 'Рисовать' }).getAttribute('aria-pressed')).toBe('false');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(show, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('[PRES-46] messages that are no marks are ignored', async () => {
  const { deck, show, linesIn, dotIn } = await open();
  const channel = new BroadcastChannel(`neuro-show:1:${deck.uuid}`);
  const stroke = [{ x: 1, y: 1 }];
  for (const message of [
    { type: 'point', point: { x: 'a', y: 1 } },
    { type: 'stroke', slide: 's1', stroke: [{ x: 1 }] },
    { type: 'drawn', drawn: { s1: Array.from({ length: 1001 }, () => stroke) } },
    { type: 'erased', slide: 7 },
  ])
    channel.postMessage(message);
  channel.postMessage({ type: 'stroke', slide: 's1', stroke });
  await waitFor(() => expect(linesIn(show)).toEqual(['M1 1h0']));
  expect(dotIn(show)).toBeUndefined();
  await act(async () => channel.close());
});
