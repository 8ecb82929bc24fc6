/** Letters to the people behind the portal, for its administrators. */

import { Failure } from '#mocks/contract/failures.ts';
import { audit, auditNow } from '#mocks/domain/audit/audit.ts';
import { composed, quoted } from '#mocks/domain/letters/templates.ts';
import { pageWith } from '#mocks/domain/lists/list.ts';
import { portalOf, sendMail } from '#mocks/domain/mail/mailbox.ts';
import {
  auditedLetter,
  changedLetter,
  findLetter,
  letterBatch,
  letterColumns,
  listLetters,
  toInboxLetter,
} from '#mocks/domain/mailings/inbox.ts';
import { tableFile } from '#mocks/domain/tables/file.ts';
import { tableWith } from '#mocks/domain/tables/table.ts';
import type { Letter, Schemas } from '#mocks/store/database.ts';
import { on } from './kit/on.ts';
import { once } from './kit/once.ts';

const TITLE = 'Входящие';
/** Answers to a letter. */
const THREAD_LIMIT = 100;

/** Where an answer goes. Throws `fields-invalid` when there can be none. */
function addressOf({ email, thread = [] }: Letter): string {
  const refuse = (code: string, message: string): never => {
    throw new Failure('fields-invalid', { errors: [{ field: 'text', code, message }] });
  };
  if (thread.length >= THREAD_LIMIT) refuse('too-many', `На письмо уже ${THREAD_LIMIT} ответов`);
  return email ?? refuse('no-address', 'У автора нет адреса: ответить нельзя');
}

export const adminLetterRoutes = [
  on('adminLetterList', (c) => {
    const { database } = c.deps;
    const { page, size, ...query } = c.query ?? {};
    const letters = listLetters(database, query);
    return c.reply(
      200,
      pageWith(letters, { page, size }, (letter) => toInboxLetter(database, letter)),
    );
  }),

  on('adminLetterRead', (c) =>
    c.reply(200, toInboxLetter(c.deps.database, findLetter(c.deps.database, c.query.uuid))),
  ),

  on('adminLetterBatchChange', (c) =>
    once(c, async () => {
      const { keys, action } = c.body;
      const portal = portalOf(c.deps, c.request);
      const start = { kind: letterBatch, action, keys, owner: c.user, portal, address: c.address };
      return c.reply(200, await c.deps.jobs.start(c.deps, start));
    }),
  ),

  on('adminLetterAnswerSend', (c) =>
    once(c, () => {
      const { database, now } = c.deps;
      const old = findLetter(database, c.body.uuid);
      const to = addressOf(old);
      const entry: Schemas['LetterEntry'] = {
        author: c.user.email,
        date: now().toISOString(),
        text: c.body.text,
      };
      const thread = [...(old.thread ?? []), entry];
      const next = changedLetter(c.user.email, now(), { ...old, thread, status: 'answered' });
      const values = { text: entry.text, quote: quoted(old.text), title: old.title };
      sendMail(c.deps, { to, ...composed(database, 'letterAnswer', values) }, (transaction) => {
        transaction.put(database.letters, next);
        const change = { before: auditedLetter(old), after: auditedLetter(next) };
        audit(c, transaction, {
          action: 'send',
          entity: 'letter',
          key: old.id,
          object: old.title,
          ...change,
        });
      });
      return c.reply(200, toInboxLetter(database, next));
    }),
  ),

  on('adminLetterTableDownload', async (c) => {
    const { database } = c.deps;
    const { columns, format, ...query } = c.query ?? {};
    const rows = listLetters(database, query).map((letter) => toInboxLetter(database, letter));
    const table = tableWith(letterColumns, rows, columns);
    auditNow(c, { action: 'download', entity: 'letter', object: TITLE });
    const { body, headers } = await tableFile(TITLE, table, format);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
] as const;
