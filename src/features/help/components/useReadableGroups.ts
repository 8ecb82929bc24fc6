import { useStore } from '#lib/store.ts';
import { session } from '#platform/session/session.ts';
import { canRead, helpGroups } from '../model/catalogue.ts';

/** The groups of articles that the person may read (HELP-05). */
export function useReadableGroups(): typeof helpGroups {
  const { profile } = useStore(session);
  if (!profile) return [];
  return helpGroups
    .map(({ title, articles }) => ({ title, articles: articles.filter(({ id }) => canRead(id, profile)) }))
    .filter(({ articles }) => articles.length > 0);
}
