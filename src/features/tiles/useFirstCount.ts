import { useDeferredValue, useEffect, useState } from 'react';

/** Less than the height above the first tile without the distance at which `useNear` loads the parts below, px. */
const above = 200;

/** How many tiles keep the parts below out of the view, or some more. Rows and columns are those of `TileCard.css.ts`. */
function tilesInView(): number {
  const [columns, pitch] = innerWidth < 600 ? [1, 60] : [innerWidth < 1280 ? 2 : 3, 96];
  return columns * Math.ceil(Math.max(innerHeight - above, pitch) / pitch);
}

let hasDrawn = false;

/** False when the browser comes back to the page or reloads it: it restores a scroll position, which needs all rows. */
const isNewVisit = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/**
 * How many tiles to draw. The first load of the page draws those in view first: all of them take longer than a frame.
 * The rest follows in the background.
 */
export function useFirstCount(): number {
  const [first] = useState(() => (!hasDrawn && isNewVisit() ? tilesInView() : Number.POSITIVE_INFINITY));
  useEffect(() => {
    hasDrawn = true;
  }, []);
  return useDeferredValue(Number.POSITIVE_INFINITY, first);
}
