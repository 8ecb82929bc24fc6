import { readable } from '#mocks/domain/files/readable.ts';
import type { ModelTurn } from '#mocks/domain/model/model.ts';
import type { Database, StoredMessage } from '#mocks/store/database.ts';

/** Maximum number of turns that are given to the model; the newest ones are taken. */
const MAX_TURNS = 40;

function turnOf(database: Database, { role, content, files }: StoredMessage): ModelTurn {
  if (files.length === 0) return { role, content };
  return { role, content, files: files.map((file) => readable(database, file)) };
}

/**
 * The turns before an answer, found along `parentId`, without hidden messages and answers without text.
 *
 * @param most how many of them
 */
export function turnsBefore(database: Database, answer: StoredMessage, most = MAX_TURNS): ModelTurn[] {
  const turns: ModelTurn[] = [];
  let id = answer.parentId;
  while (id !== null && turns.length < most) {
    const message = database.messages.get(id);
    if (!message) break;
    const isEmpty = message.content === '' && message.files.length === 0;
    if (!message.hidden && !isEmpty) turns.unshift(turnOf(database, message));
    id = message.parentId;
  }
  return turns;
}
