import { useLimitList } from '#api/generated/hooks/user/user.ts';
import type { ServiceLimit } from '#api/generated/model/serviceLimit.ts';

const none: readonly ServiceLimit[] = [];

/** The limits are not told then, and nothing else is. */
const meta = { inline: [400, 404, 418, 429], isShown: true };

/**
 * The limits of the person for services (PROF-04), for screens that go on without them.
 *
 * @param enabled false for guests, who have none
 */
export const useLimits = (enabled = true): readonly ServiceLimit[] =>
  useLimitList({ query: { enabled, meta } }).data ?? none;
