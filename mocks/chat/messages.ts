import type { Message, StoredMessage } from '../db/database.ts';
import { briefResults } from './brief.ts';
import type { Runs } from './runs.ts';

/**
 * Converts a stored message to the contract's form. A message that is still streaming gets the current text of its run
 * and the id of the last event in it, from which a client can resume.
 */
export function toMessage(stored: StoredMessage, runs: Runs): Message {
  const { chatUuid, owner: _owner, hidden: _hidden, ratingComment: _comment, results, ...rest } = stored;
  const message: Message = { ...rest, ...(results && { results: briefResults(results) }) };
  const run = runs.get(chatUuid);
  if (message.status !== 'streaming' || run?.answer.id !== message.id) return message;
  return {
    ...message,
    content: run.content,
    ...(run.reasoning && { reasoning: run.reasoning }),
    ...(run.results.length > 0 && { results: briefResults(run.results) }),
    lastEventId: run.lastEventId,
  };
}
