import type { Message, StoredMessage } from '#mocks/store/database.ts';
import { briefResults } from './brief.ts';
import type { Runs } from './runs.ts';

/** Ids of the messages of a chat that stand in the place of another one, by the id of each; those alone are left out. */
export function siblingsOf(messages: readonly StoredMessage[]): ReadonlyMap<string, string[]> {
  const groups = Map.groupBy(messages, ({ role, parentId }) => `${role} ${parentId}`);
  return new Map(
    [...groups.values()]
      .filter(({ length }) => length > 1)
      .flatMap((group) => group.map(({ id }) => [id, group.map((one) => one.id)] as const)),
  );
}

/**
 * Converts a stored message to the contract's form. A message that is still streaming gets the current text of its run
 * and the id of the last event in it, from which a client can resume.
 */
export function toMessage(stored: StoredMessage, runs: Runs): Message {
  const { chatUuid, owner: _owner, hidden: _hidden, results, ...own } = stored;
  const {
    ratingComment: _comment,
    source: _source,
    isLookAgreed: _agreed,
    agentDraft: _draft,
    ...rest
  } = own;
  const message: Message = { ...rest, ...(results && { results: briefResults(results) }) };
  const run = runs.get(chatUuid);
  if (message.status !== 'streaming' || run?.answer.id !== message.id) return message;
  return {
    ...message,
    content: run.content,
    ...(run.reasoning && { reasoning: run.reasoning }),
    ...(run.results.length > 0 && { results: briefResults(run.results) }),
    ...(run.calls.length > 0 && { calls: [...run.calls] }),
    lastEventId: run.lastEventId,
  };
}
