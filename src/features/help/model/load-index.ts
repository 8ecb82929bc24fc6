import type { Profile } from '#platform/session/session.ts';
import { articleIds, canRead } from './catalogue.ts';
import { type Part, partsOf } from './help-index.ts';
import { loadArticle } from './load-article.ts';

/** Loads the articles that a person may read, for the search. */
export async function loadIndex(profile: Profile): Promise<Part[]> {
  const readable = articleIds.filter((id) => canRead(id, profile));
  const parts = await Promise.all(readable.map(async (id) => partsOf(id, await loadArticle(id))));
  return parts.flat();
}
