import { draftKey } from '#platform/drafts.ts';
import { keysWith } from '#platform/storage.ts';

/** The part of a stored draft that is a queue. */
export const queuePart = '#queue';

/**
 * Whether storage has a queue for a conversation, of any tab.
 *
 * @param place key of the conversation in storage, such as `claude/new`
 */
export const hasStoredQueue = (userId: number, place: string): boolean =>
  keysWith(draftKey(userId, `${place}@`)).some((key) => key.endsWith(queuePart));
