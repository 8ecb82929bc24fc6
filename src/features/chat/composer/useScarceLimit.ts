import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getLimitListQueryKey } from '#api/generated/hooks/user/user.ts';
import type { ServiceLimit } from '#api/generated/model/serviceLimit.ts';
import { useStore } from '#lib/store.ts';
import { limitState } from '#platform/limit-state.ts';
import { useArea } from '#platform/session/useSession.ts';
import { useLimits } from '#platform/useLimits.ts';
import type { Conversation } from '../conversation/conversation.ts';

/** The limit of the person for a service; undefined for guests, who have none, and until it is known. */
export function useOwnLimit(serviceType: string): ServiceLimit | undefined {
  const limits = useLimits(useArea() === 'ai');
  return limits.find((one) => one.serviceType === serviceType);
}

/**
 * The limit of the person for a service that is closed, used up, or used from 80 % on (PROF-04); null for others. It is asked
 * for when the chat is opened, so that a closed service is told before a request is written.
 */
export function useScarceLimit({ state }: Conversation, serviceType: string): ServiceLimit | null {
  const queries = useQueryClient();
  const own = useOwnLimit(serviceType);
  const isRunning = useStore(state, ({ phase }) => phase !== 'idle');
  // Each request counts, so the limits are asked for again after its answer.
  useEffect(() => {
    if (!isRunning) return;
    return () => void queries.invalidateQueries({ queryKey: getLimitListQueryKey() });
  }, [isRunning, queries]);
  return own && !['unlimited', 'open'].includes(limitState(own)) ? own : null;
}
