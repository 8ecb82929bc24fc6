/** Letters to the people behind the portal, for its administrators. */

import { refuseField } from '#mocks/contract/failures.ts';
import { audit } from '#mocks/domain/audit/audit.ts';
import { composed, quoted } from '#mocks/domain/letters/templates.ts';
import { sendMail } from '#mocks/domain/mail/mailbox.ts';
import {
  auditedLetter,
  findLetter,
  letterBatch,
  letterColumns,
  listLetters,
  toInboxLetter,
} from '#mocks/domain/mailings/inbox.ts';
import type { Letter, Schemas } from '#mocks/store/database.ts';
import { changedBy } from '#mocks/store/versioned.ts';
import { startBatch } from './kit/batch.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

const TITLE = 'Входящие';
/** Answers to a letter. */
const THREAD_LIMIT = 100;

/** Where an answer goes. Throws `fields-invalid` when there can be none. */
function addressOf({ email, thread = [] }: Letter): string {
  if (thread.length >= THREAD_LIMIT) refuseField('text', 'too-many', `На письмо уже ${THREAD_LIMIT} ответов`);
  return email ?? refuseField('text', 'no-address', 'У автора нет адреса: ответить нельзя');
}

export const adminLetterRoutes = [
  on('adminLetterList', (c) => {
    const { database } = c.deps;
    const letters = listLetters(database, c.query);
    return c.page(letters, (letter) => toInboxLetter(database, letter));
  }),

  on('adminLetterRead', (c) =>
    c.reply(200, toInboxLetter(c.deps.database, findLetter(c.deps.database, c.query.uuid))),
  ),

  on('adminLetterBatchChange', (c) =>
    c.once(async () => {
      const { keys, action } = c.body;
      return c.reply(200, await startBatch(c, letterBatch, action, keys));
    }),
  ),

  on('adminLetterAnswerSend', (c) =>
    c.once(() => {
      const { database, now } = c.deps;
      const old = findLetter(database, c.body.uuid);
      const to = addressOf(old);
      const entry: Schemas['LetterEntry'] = {
        author: c.user.email,
        date: now().toISOString(),
        text: c.body.text,
      };
      const thread = [...(old.thread ?? []), entry];
      const next: Letter = changedBy(c.user.email, now(), { ...old, thread, status: 'answered' });
      const values = { text: entry.text, quote: quoted(old.text), title: old.title };
      sendMail(c.deps, { to, ...composed(database, 'letterAnswer', values) }, (transaction) => {
        transaction.put(database.letters, next);
        const change = { before: auditedLetter(old), after: auditedLetter(next) };
        const note = { action: 'send', entity: 'letter', key: old.id, object: old.title } as const;
        audit(c, transaction, { ...note, ...change });
      });
      return c.reply(200, toInboxLetter(database, next));
    }),
  ),

  on('adminLetterTableDownload', (c) => {
    const { database } = c.deps;
    const rows = listLetters(database, c.query).map((letter) => toInboxLetter(database, letter));
    return sendRows(c, { entity: 'letter', object: TITLE }, letterColumns, rows);
  }),
] as const;
