import { useDeferredValue, useEffect, useState } from 'react';

/** Tiles in view at first, and those that keep the parts below out of it. */
const firstTiles = 18;

let hasDrawn = false;

/** False when the browser comes back to the page or reloads it: it restores a scroll position, which needs all rows. */
const isNewVisit = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/**
 * How many tiles to draw. The first load of the page draws those in view first: all of them take longer than a frame.
 * The rest follows in the background.
 */
export function useFirstCount(): number {
  const [first] = useState(() => (!hasDrawn && isNewVisit() ? firstTiles : Number.POSITIVE_INFINITY));
  useEffect(() => {
    hasDrawn = true;
  }, []);
  return useDeferredValue(Number.POSITIVE_INFINITY, first);
}
