import { type KeyboardEvent, useState } from 'react';
import type { Place } from './shapes.ts';

interface Walked {
  /** Number of categories. */
  count: number;
  /** Indexes of the shown series. */
  order: readonly number[];
  /** Called with Enter. */
  onEnter: (place: Place) => void;
  /** Called with each place that a key leads to. */
  onMove: (place: Place) => void;
}

/**
 * The place in a chart that the reader is at: ←/→ move along the categories, ↑/↓ between the series, Home and End to the
 * ends, Enter opens, Esc leaves.
 *
 * @returns `isByKey` tells whether a key led there, so that it is announced
 */
export function useWalk({ count, order, onEnter, onMove }: Walked) {
  const [at, setAt] = useState<Place | null>(null);
  const [isByKey, setByKey] = useState(false);
  // A series that was hidden meanwhile has no place.
  const place = at && at.category < count && order.includes(at.series) ? at : null;

  const onKeyDown = (event: KeyboardEvent): void => {
    const [first] = order;
    if (first === undefined || count === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' && place) {
      event.preventDefault();
      onEnter(place);
      return;
    }
    const { category, series } = place ?? { category: -1, series: first };
    const row = Math.max(0, order.indexOf(series));
    const last = count - 1;
    const targets: Record<string, Place | null> = {
      ArrowRight: { category: Math.min(last, category + 1), series },
      ArrowLeft: { category: Math.max(0, category - 1), series },
      ArrowDown: { category: Math.max(0, category), series: order[(row + 1) % order.length] ?? first },
      ArrowUp: { category: Math.max(0, category), series: order.at(row - 1) ?? first },
      Home: { category: 0, series },
      End: { category: last, series },
      Escape: null,
    };
    const target = targets[event.key];
    if (target === undefined || (target === null && !place)) return;
    event.preventDefault();
    event.stopPropagation();
    setByKey(true);
    setAt(target);
    if (target) onMove(target);
  };

  const point = (next: Place | null): void => {
    setByKey(false);
    setAt(next);
  };
  return { place, isByKey, onKeyDown, point };
}
