import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns true if the content of a scrolling box is larger than the box. Such a box needs `tabIndex={0}`, so that the
 * arrow keys scroll it in every browser; other boxes must not be tab stops.
 *
 * @param box the scrolling element; its children at the time of mounting are observed
 */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    // jsdom has no layout and no observer.
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
