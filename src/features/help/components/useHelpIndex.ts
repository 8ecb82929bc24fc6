import { useEffect, useState } from 'react';
import { useStore } from '#lib/store.ts';
import { session } from '#platform/session/session.ts';
import type { Part } from '../model/help-index.ts';
import { loadIndex } from '../model/load-index.ts';

/** What the search knows: the parts of the articles, `loading`, or `failed`. */
export type HelpIndex = readonly Part[] | 'loading' | 'failed';

/**
 * Loads the search index.
 *
 * @param isNeeded false delays it
 */
export function useHelpIndex(isNeeded = true): HelpIndex {
  const { profile } = useStore(session);
  const [index, setIndex] = useState<HelpIndex>('loading');
  useEffect(() => {
    if (!isNeeded || !profile) return undefined;
    let isOver = false;
    const show = (next: HelpIndex): void => {
      if (!isOver) setIndex(next);
    };
    loadIndex(profile).then(show, () => show('failed'));
    return () => {
      isOver = true;
    };
  }, [isNeeded, profile]);
  return index;
}
