import type { Message, StoredMessage } from '../db/database.ts';
import type { Runs } from './runs.ts';

/**
 * A message as the contract has it. One that is being written carries what its run holds at this moment and the id
 * of the last event in it, so that a reader who resumes there misses nothing and gets nothing twice.
 */
export function toMessage(stored: StoredMessage, runs: Runs): Message {
  const {
    chatUuid,
    owner: _owner,
    hidden: _hidden,
    parentId: _parentId,
    ratingComment: _comment,
    ...message
  } = stored;
  const run = runs.get(chatUuid);
  if (message.status !== 'streaming' || run?.answer.id !== message.id) return message;
  return {
    ...message,
    content: run.content,
    ...(run.reasoning && { reasoning: run.reasoning }),
    lastEventId: run.lastEventId,
  };
}
