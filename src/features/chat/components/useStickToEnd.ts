import { type RefObject, useEffect, useRef, useState } from 'react';

/** How near to the end still counts as being there, px. */
const tolerance = 64;

/**
 * Keeps a scrolling list at its end while content grows, unless the reader has scrolled away.
 *
 * @param place identity of what is shown; another one starts at its end
 */
export function useStickToEnd(place: string): {
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
    if (!box || !inner || place === '') return;
    const follow = (): void => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    };
    let lastTop = box.scrollTop;
    const onScroll = (): void => {
      const distance = box.scrollHeight - box.clientHeight - box.scrollTop;
      // Growing content moves the end away from the reader; only the reader moves up.
      if (box.scrollTop < lastTop - 1 && distance > tolerance) isAtEnd.current = false;
      else if (distance <= tolerance) isAtEnd.current = true;
      lastTop = box.scrollTop;
      setAway(!isAtEnd.current);
    };
    const observer = new ResizeObserver(follow);
    observer.observe(inner);
    observer.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    isAtEnd.current = true;
    follow();
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [place]);

  return { scroller, content, isAway, toEnd };
}
