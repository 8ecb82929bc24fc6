import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a scrolling box holds more than it shows. Such a box takes focus, so that arrows scroll it in every browser,
 * and one that shows everything is no stop on the way of Tab.
 *
 * @param box the scrolling element; its children that are there at the start are watched as they grow
 */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    // jsdom lays nothing out and has no observer.
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () =>
      setOverflows(
        element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return overflows;
}
