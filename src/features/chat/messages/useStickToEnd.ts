import { type RefObject, useEffect, useRef, useState } from 'react';

/** How near to the end still counts as being there, px. */
const tolerance = 64;
/** How long a scroll still counts as what the reader has just done, ms; longer than a flick of a finger runs on. */
const intentTime = 1500;
/** How long nothing must have changed its size for a scroll to be nobody's but the reader's, ms. */
const steadyTime = 500;
/** What a reader scrolls by: wheel, finger, keys, scroll bar. */
const intents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps a scrolling list at its end while content grows, unless the reader has scrolled away.
 *
 * @param isEmpty nothing to follow is there: what the list shows instead is read from its beginning
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
      // Only the reader leaves the end: layout moves, too, when content grows, shrinks or is drawn at last. A search
      // in the page or a screen reader's cursor scrolls up without any of the intents, and without a change of height.
      const isSteady = box.scrollHeight === last.height && performance.now() - resizedAt > steadyTime;
      const wentUp = box.scrollTop < last.top - 1 && isSteady;
      last = { top: box.scrollTop, height: box.scrollHeight };
      if (distance <= tolerance) isAtEnd.current = true;
      else if (wentUp || performance.now() - actedAt < intentTime) isAtEnd.current = false;
      else follow();
      setAway(!isAtEnd.current);
    };
    const observer = new ResizeObserver(() => {
      resizedAt = performance.now();
      follow();
    });
    observer.observe(inner);
    observer.observe(box);
    for (const event of intents) box.addEventListener(event, onAct, { passive: true });
    box.addEventListener('scroll', onScroll, { passive: true });
    follow();
    return () => {
      observer.disconnect();
      for (const event of intents) box.removeEventListener(event, onAct);
      box.removeEventListener('scroll', onScroll);
    };
  }, [isEmpty]);

  return { scroller, content, isAway: isAway && !isEmpty, toEnd };
}
