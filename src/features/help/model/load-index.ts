import type { Profile } from '#platform/session/session.ts';
import { shownBlocks } from './blocks.ts';
import { articleIds, canRead } from './catalogue.ts';
import { type Part, partsOf } from './help-index.ts';
import { loadArticle } from './load-article.ts';

/**
 * Loads the articles that a person may read, for the search.
 *
 * @param isBuilt whether the portal has a page at an address
 */
export async function loadIndex(profile: Profile, isBuilt: (to: string) => boolean): Promise<Part[]> {
  const readable = articleIds.filter((id) => canRead(id, profile));
  const parts = await Promise.all(
    readable.map(async (id) => partsOf(id, shownBlocks(await loadArticle(id), isBuilt))),
  );
  return parts.flat();
}
