import { type RefObject, useEffect, useRef, useState } from 'react';

/** Distance from the end that counts as being at the end, px. */
const END_TOLERANCE_PX = 64;
/** A scroll within this time after an input event is the user's, ms; longer than the inertia of a swipe. */
const INTENT_TIME_MS = 1500;
/** A scroll without an input event is the user's if no size has changed for this time, ms. */
const STEADY_TIME_MS = 500;
/** Input events that scroll: wheel, touch, keys, scroll bar. */
const inputEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps a scrolling list at its end while its content grows, unless the user has scrolled away.
 *
 * @param isEmpty the list has no messages: it stays at its beginning
 */
export function useStickToEnd(isEmpty: boolean): {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  isAway: boolean;
  toEnd: () => void;
} {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [isAway, setAway] = useState(false);

  const toEnd = (): void => {
    isAtEnd.current = true;
    setAway(false);
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  };

  useEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner || isEmpty) return;
    isAtEnd.current = true;
    setAway(false);
    const follow = (): void => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    };
    let actedAt = Number.NEGATIVE_INFINITY;
    let resizedAt = Number.NEGATIVE_INFINITY;
    let last = { top: box.scrollTop, height: box.scrollHeight };
    const onAct = (): void => {
      actedAt = performance.now();
    };
    const onScroll = (): void => {
      const distance = box.scrollHeight - box.clientHeight - box.scrollTop;
      // Changes of the layout scroll as well and must not end the following. A search in the page or the cursor of a
      // screen reader scrolls up without an input event; the height does not change then.
      const isSteady = box.scrollHeight === last.height && performance.now() - resizedAt > STEADY_TIME_MS;
      const wentUp = box.scrollTop < last.top - 1 && isSteady;
      last = { top: box.scrollTop, height: box.scrollHeight };
      if (distance <= END_TOLERANCE_PX) isAtEnd.current = true;
      else if (wentUp || performance.now() - actedAt < INTENT_TIME_MS) isAtEnd.current = false;
      else follow();
      setAway(!isAtEnd.current);
    };
    const observer = new ResizeObserver(() => {
      resizedAt = performance.now();
      follow();
    });
    observer.observe(inner);
    observer.observe(box);
    for (const event of inputEvents) box.addEventListener(event, onAct, { passive: true });
    box.addEventListener('scroll', onScroll, { passive: true });
    follow();
    return () => {
      observer.disconnect();
      for (const event of inputEvents) box.removeEventListener(event, onAct);
      box.removeEventListener('scroll', onScroll);
    };
  }, [isEmpty]);

  return { scroller, content, isAway: isAway && !isEmpty, toEnd };
}
