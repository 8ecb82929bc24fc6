import { useSyncExternalStore } from 'react';
import { media } from '#ui/theme/index.ts';

/**
 * How the editor is laid out (presentations.md §4): list, slide and panel side by side; the panel as a drawer; the list as a
 * strip, too; cards, then one slide as fields.
 */
export type Width = 'wide' | 'drawer' | 'strip' | 'phone';

const queries = [
  ['phone', media.below('sm')],
  ['strip', media.below('md')],
  ['wide', media.from('lg')],
] as const satisfies readonly [Width, string][];

function subscribe(onChange: () => void): () => void {
  const lists = queries.map(([, query]) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

const widthNow = (): Width => queries.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'drawer';

/** The layout for the width of the window. */
export const useWidth = (): Width => useSyncExternalStore(subscribe, widthNow);
