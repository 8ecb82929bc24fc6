import { useEffect, useState } from 'react';
import { useStore } from '#lib/store.ts';
import { type Profile, session } from '#platform/session/session.ts';
import { loadArticle } from '../articles/load-article.ts';
import { articleIds, canRead } from '../model/catalogue.ts';
import { type Part, partsOf } from '../model/help-index.ts';

/** Loads the articles that a person may read, for the search. */
async function loadIndex(profile: Profile): Promise<Part[]> {
  const readable = articleIds.filter((id) => canRead(id, profile));
  const parts = await Promise.all(readable.map(async (id) => partsOf(id, await loadArticle(id))));
  return parts.flat();
}

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
