import type { Database, StoredMessage } from '../db/database.ts';
import type { ModelTurn } from '../models/model.ts';

/** Maximum number of turns that are given to the model; the newest ones are taken. */
const MAX_TURNS = 40;
/** Maximum number of characters of an attached text file that are given to the model. */
const MAX_FILE_TEXT = 100_000;
const textFile = /\.(txt|srt|md|csv)$/i;

function attached(database: Database, message: StoredMessage): string {
  return message.files
    .map(({ idFile, name }) => {
      const bytes = textFile.test(name) ? database.store.readBlob(idFile) : undefined;
      const text = bytes ? `:\n${new TextDecoder().decode(bytes).slice(0, MAX_FILE_TEXT)}` : '';
      return `\n\n[Файл «${name}»${text}]`;
    })
    .join('');
}

/** The turns before an answer, found along `parentId`, without hidden messages and empty answers. */
export function turnsBefore(database: Database, answer: StoredMessage): ModelTurn[] {
  const turns: ModelTurn[] = [];
  let id = answer.parentId;
  while (id !== null && turns.length < MAX_TURNS) {
    const message = database.messages.get(id);
    if (!message) break;
    if (!message.hidden && message.content !== '') {
      turns.unshift({ role: message.role, content: message.content + attached(database, message) });
    }
    id = message.parentId;
  }
  return turns;
}
