import { createStore, type Store } from '#lib/store.ts';
import { readDraft, writeDraft } from '#platform/drafts.ts';

/**
 * The model that a person chose for a service, null for the service's own; kept like a draft. A stored name that the
 * service has no longer shows as its own model.
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
