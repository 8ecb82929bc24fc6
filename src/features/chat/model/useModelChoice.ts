import { useState } from 'react';
import { useStore } from '#lib/store.ts';
import { readDraft, writeDraft } from '#platform/drafts.ts';
import { sessionHere } from '#platform/session/session.ts';

/**
 * The model that the person chose for a service, null for the service's own; kept like a draft. A stored name that
 * the service has no longer shows as its own model.
 */
export function useModelChoice(serviceType: string): [string | null, (next: string | null) => void] {
  const userId = useStore(sessionHere()).profile?.id ?? 0;
  const place = `${serviceType}#model`;
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const known = chosen[serviceType];
  const current = known ?? readDraft(userId, place);
  // Read once: an answer that streams draws this anew with every frame.
  if (known === undefined) setChosen({ ...chosen, [serviceType]: current });
  const choose = (next: string | null): void => {
    writeDraft(userId, place, next ?? '');
    setChosen({ ...chosen, [serviceType]: next ?? '' });
  };
  return [current || null, choose];
}
