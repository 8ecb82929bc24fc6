import { nextFrame } from '#lib/timing.ts';
import type { MessageWindow } from '../window/MessageWindow.ts';
import type { Finder } from './Finder.ts';
import { boxOf, paint, rangeOf, rangesOf, scrollInside, unfold, unpaint } from './marks.ts';

/** A message that arrives in parts, or the folded part that was opened: its place is scrolled to again, for so long, ms. */
const LATE_MS = 2000;
/** While an answer streams, its places are marked at most this often, ms. */
const CHANGES_MS = 200;

/** Marks what a finder has found in the mounted messages, and takes the reader to its current place. */
export class Marker {
  readonly #finder: Finder;
  readonly #messageWindow: MessageWindow;
  #moves = 0;
  /** Until when the reader is taken to the current place, ms; 0 if they are there or have scrolled. */
  #movingUntil = 0;
  #isDue = false;
  #hasEnded = false;

  constructor(finder: Finder, messageWindow: MessageWindow) {
    this.#finder = finder;
    this.#messageWindow = messageWindow;
  }

  /**
   * Follows the finder and the messages.
   *
   * @param list the list of messages
   * @returns ends it and removes the marks
   */
  start(list: Element): () => void {
    this.#hasEnded = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        this.#later();
      }, CHANGES_MS);
    });
    observer.observe(list, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['open'],
    });
    const leave = this.#finder.state.subscribe(() => {
      const { moves } = this.#finder.state.get();
      if (moves !== this.#moves) this.#movingUntil = performance.now() + LATE_MS;
      this.#moves = moves;
      this.#later();
    });
    const onScroll = (): void => {
      this.#movingUntil = 0;
    };
    list.addEventListener('wheel', onScroll, { passive: true });
    list.addEventListener('touchmove', onScroll, { passive: true });
    return () => {
      this.#hasEnded = true;
      observer.disconnect();
      clearTimeout(timer);
      leave();
      list.removeEventListener('wheel', onScroll);
      list.removeEventListener('touchmove', onScroll);
      unpaint();
    };
  }

  #later(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    nextFrame(() => {
      this.#isDue = false;
      if (!this.#hasEnded) this.#update();
    });
  }

  #update(): void {
    const { wanted, current } = this.#finder.state.get();
    if (current && performance.now() < this.#movingUntil) {
      this.#messageWindow.toPlace(current.messageId, (message) => {
        const range = rangeOf(message, current, wanted);
        unfold(range);
        scrollInside(message, range);
        return boxOf(message, current, range);
      });
    }
    const ranges = this.#messageWindow.mounted.flatMap((message) => rangesOf(message, wanted));
    const message = current && this.#messageWindow.elementOf(current.messageId);
    paint(ranges, message ? rangeOf(message, current, wanted) : undefined);
  }
}
