import type { Place } from './Finder.ts';
import { rangesIn } from './text-ranges.ts';

const ALL = 'chat-find';
const CURRENT = 'chat-find-current';

/** The texts of a message that are searched, in their order: its own ones, or those of a result. */
const textsOf = (message: Element, resultId: string | null): Element[] =>
  resultId === null
    ? [...message.querySelectorAll('[data-text]')].filter((text) => !text.closest('[data-result]'))
    : [...message.querySelectorAll(`[data-result="${CSS.escape(resultId)}"]`)];

/** All places in a message that are in the page now. */
export const rangesOf = (message: Element, wanted: string): Range[] =>
  [...message.querySelectorAll('[data-text], [data-result]')]
    .filter((text) => text.hasAttribute('data-result') || !text.closest('[data-result]'))
    .flatMap((text) => rangesIn(text, wanted));

/**
 * The range of a place. The view of a result may show only a part of it, and the text that is searched is not quite the one
 * that is shown: then the range is the nearest one.
 */
export function rangeOf(message: Element, place: Place, wanted: string): Range | undefined {
  const ranges = textsOf(message, place.resultId).flatMap((text) => rangesIn(text, wanted));
  return ranges[Math.min(place.nth, ranges.length - 1)];
}

/** What is scrolled to for a place: its range, or the result or the message that has it. */
export function boxOf(message: Element, { resultId }: Place, range: Range | undefined): DOMRect {
  // Other engines of tests have no layout of ranges.
  const box = range?.getBoundingClientRect?.();
  if (box && (box.height > 0 || box.width > 0)) return box;
  const result = resultId === null ? undefined : textsOf(message, resultId)[0]?.firstElementChild;
  return (result ?? message).getBoundingClientRect();
}

/** Opens the folded parts that contain a place, as a press of their headings does. */
export function unfold(range: Range | undefined): void {
  const { startContainer } = range ?? {};
  for (let at = startContainer?.parentElement; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement && !at.open) at.querySelector('summary')?.click();
}

/** Scrolls the boxes inside of a message, such as code and tables, to a range. */
export function scrollInside(message: Element, range: Range | undefined): void {
  const box = range?.getBoundingClientRect?.();
  if (!range || !box) return;
  for (let at = range.startContainer.parentElement; at && at !== message; at = at.parentElement) {
    const view = at.getBoundingClientRect();
    const isWider = at.scrollWidth > at.clientWidth + 1;
    const isHigher = at.scrollHeight > at.clientHeight + 1;
    if (isWider && (box.left < view.left || box.right > view.right))
      at.scrollLeft += box.left - view.left - view.width / 3;
    if (isHigher && (box.top < view.top || box.bottom > view.bottom))
      at.scrollTop += box.top - view.top - view.height / 3;
  }
}

/** Marks places, the current one differently. A browser without highlights only scrolls to them. */
export function paint(ranges: readonly Range[], current: Range | undefined): void {
  if (typeof Highlight === 'undefined') return;
  const all = new Highlight(...ranges);
  const now = new Highlight(...(current ? [current] : []));
  now.priority = 1;
  CSS.highlights.set(ALL, all);
  CSS.highlights.set(CURRENT, now);
}

/** Removes the marks. */
export function unpaint(): void {
  if (typeof Highlight === 'undefined') return;
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(CURRENT);
}
