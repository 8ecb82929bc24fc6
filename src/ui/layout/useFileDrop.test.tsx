import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFileDrop } from './useFileDrop.ts';

const onFiles = vi.fn();

function Area({ isClosed = false, hasButton = true }: { isClosed?: boolean; hasButton?: boolean }) {
  const { isOver, handlers } = useFileDrop(onFiles, isClosed);
  return (
    <>
      <header>Шапка</header>
      <section {...handlers}>
        <p>Сообщения</p>
        {hasButton && <button type="button">Остановить</button>}
      </section>
      {isOver && <output>Отпустите</output>}
    </>
  );
}

const dataTransfer = { types: ['Files'], files: [new File(['1'], 'Смета.xlsx')] };
const stop = () => screen.getByRole('button');
const messages = () => screen.getByText('Сообщения');
const isOver = () => screen.queryByText('Отпустите') !== null;
/** jsdom has no `relatedTarget` of a drag. */
function leave(element: Element, to: Element | null): void {
  const event = createEvent.dragLeave(element, { dataTransfer });
  Object.defineProperty(event, 'relatedTarget', { value: to });
  fireEvent(element, event);
}
const over = (element: Element) => fireEvent.dragOver(element, { dataTransfer });

test('[APP-18] case 27-drag-overlay-stuck: the button under the pointer is removed, then the pointer leaves', () => {
  const { rerender } = render(<Area />);
  fireEvent.dragEnter(stop(), { dataTransfer });
  over(stop());
  expect(isOver()).toBe(true);
  rerender(<Area hasButton={false} />);
  // The removed button gets the `dragleave`, which nobody hears.
  fireEvent.dragEnter(messages(), { dataTransfer });
  expect(isOver()).toBe(true);
  leave(messages(), screen.getByText('Шапка'));
  expect(isOver()).toBe(false);
});

test.each([
  ['is over another place', () => over(screen.getByText('Шапка'))],
  ['leaves the window', () => leave(document.body, null)],
  ['moves without a drag', () => fireEvent.pointerMove(document.body)],
])('[APP-18] case 27-drag-overlay-stuck: after the removal the pointer %s', (_name, next) => {
  const { rerender } = render(<Area />);
  over(stop());
  rerender(<Area hasButton={false} />);
  next();
  expect(isOver()).toBe(false);
  over(messages());
  expect(isOver(), 'the next drag').toBe(true);
});

test('[APP-18] moving between the elements inside keeps it; files dropped outside end it', () => {
  render(<Area />);
  over(stop());
  leave(stop(), messages());
  expect(isOver()).toBe(true);
  fireEvent.drop(screen.getByText('Шапка'), { dataTransfer });
  expect(isOver()).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
});

test('[APP-18] the dropped files are taken; a closed area takes none and keeps the browser from opening them', () => {
  const { rerender } = render(<Area />);
  over(messages());
  fireEvent.drop(messages(), { dataTransfer });
  expect(onFiles).toHaveBeenCalledExactlyOnceWith(dataTransfer.files);
  expect(isOver()).toBe(false);
  rerender(<Area isClosed />);
  expect(over(messages())).toBe(false);
  expect(fireEvent.drop(messages(), { dataTransfer })).toBe(false);
  expect(onFiles).toHaveBeenCalledOnce();
  expect(isOver()).toBe(false);
});
