import type { Message } from '../model/chat.ts';

/** The request that an answer belongs to: the message that it follows, or the last request before it. */
export function requestOfAnswer(messages: readonly Message[], answer: Message): Message | undefined {
  const at = messages.findIndex(({ id }) => id === answer.id);
  const before = at < 0 ? messages : messages.slice(0, at);
  return (
    before.find(({ id, role }) => role === 'user' && id === answer.parentId) ??
    before.findLast(({ role }) => role === 'user')
  );
}

/**
 * Settings of a new request like an earlier one.
 *
 * @param settings of the earlier answer
 * @param change settings that differ; an undefined one is left out, which means the service's default
 */
export function changedSettings(
  settings: Message['settings'],
  change: { seed?: number | undefined; count?: number },
): NonNullable<Message['settings']> {
  const next: NonNullable<Message['settings']> & { seed?: number | undefined } = { ...settings, ...change };
  if (next.seed === undefined) delete next.seed;
  return next;
}
