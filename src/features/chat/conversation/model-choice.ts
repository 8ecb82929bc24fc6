import { createStore, type Store } from '#lib/store.ts';
import { readDraft, writeDraft } from '#platform/drafts.ts';

/**
 * The model that a user chose for a service, null for its default. It is stored like a draft.
 */
export function modelChoice(userId: number, serviceType: string): Store<string | null> {
  const place = `${serviceType}#model`;
  const chosen = createStore(readDraft(userId, place) || null);
  return {
    ...chosen,
    set(next) {
      writeDraft(userId, place, next ?? '');
      chosen.set(next);
    },
  };
}
