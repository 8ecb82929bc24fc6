import type { ServiceLimit } from '#api/generated/model/serviceLimit.ts';

/** `closed`: a limit of zero. `near`: from 80 %. */
export type LimitState = 'unlimited' | 'closed' | 'open' | 'near' | 'exhausted';

/** Part of a limit from which the chat mentions it. */
const NEAR = 0.8;

/** How much of a limit is left (PROF-04). */
export function limitState({ used, limit }: Pick<ServiceLimit, 'used' | 'limit'>): LimitState {
  if (limit === null) return 'unlimited';
  if (limit === 0) return 'closed';
  if (used >= limit) return 'exhausted';
  return used >= limit * NEAR ? 'near' : 'open';
}
