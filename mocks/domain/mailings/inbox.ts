/** The letters to the people behind the portal: rows, list, table, and what administrators do with them. */

import type { paths } from '#api/generated/gateway.d.ts';
import { existing } from '#mocks/contract/failures.ts';
import type { JobKind } from '#mocks/domain/jobs/jobs.ts';
import { missingRow } from '#mocks/domain/jobs/rows.ts';
import { among, containing, narrowed, type SortKeys, sorted, withinDays } from '#mocks/domain/lists/list.ts';
import { momentCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Database, Letter, Schemas } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';
import { changedBy } from '#mocks/store/versioned.ts';

type Query = NonNullable<paths['/admin/letters/getListLetter']['get']['parameters']['query']>;
type InboxLetter = Schemas['InboxLetter'] & { readonly status: Schemas['LetterStatus'] };

const authorOf = ({ users }: Database, { owner }: Letter): string | null =>
  owner === null ? null : users.get(owner)?.profile.name || owner;

/** A letter in the shape of the contract. */
export function toInboxLetter(database: Database, letter: Letter): InboxLetter {
  const { id, title, text, date, email, status = 'new', thread = [] } = letter;
  return {
    uuid: id,
    title,
    text,
    date,
    email,
    author: authorOf(database, letter),
    status,
    thread: [...thread],
    version: letter.version ?? 1,
    created: date,
    changed: letter.changed ?? date,
    changedBy: letter.changedBy ?? null,
  };
}

const sortKeys: SortKeys<Letter> = { date: ({ date }) => date, title: ({ title }) => folded(title) };

/** The letters that the query finds, in its order. */
export function listLetters(database: Database, query: Query): Letter[] {
  const found = narrowed(database.letters.values(), [
    among(query.status, ({ status }) => status ?? 'new'),
    withinDays(query.from, query.to, ({ date }) => date),
    containing(query.searchText, (letter) =>
      folded(`${letter.title}\n${letter.text}\n${letter.email}\n${authorOf(database, letter)}`),
    ),
  ]);
  return sorted(found, query.sort ?? 'date,desc', sortKeys, ({ id }) => id);
}

/** The letter with this key. Throws `not-found`. */
export const findLetter = ({ letters }: Database, uuid: string): Letter =>
  existing(letters.get(uuid.toLowerCase()));

/** Fields that the audit compares. */
export const auditedLetter = ({ status = 'new', thread = [] }: Letter): object => ({
  status,
  answers: thread.length,
});

/** Letters are closed, or opened again: to what they were by their answers. */
export const letterBatch: JobKind<Schemas['LetterAction'], string> = {
  kind: 'letterBatch',
  entity: 'letter',
  auditedAs: () => 'change',
  titleOf: ({ kind }) => (kind === 'close' ? 'Закрыть' : 'Открыть снова'),
  changer:
    ({ database, now }, { actor, action }) =>
    (key) => {
      const old = database.letters.get(key.toLowerCase());
      if (!old) return missingRow(key, 'Такого письма уже нет');
      const label = old.title;
      const opened = (old.thread ?? []).length > 0 ? 'answered' : 'new';
      const { status: was = 'new' } = old;
      const status = action.kind === 'close' ? 'closed' : was === 'closed' ? opened : was;
      if (status === was) return { label, result: 'unchanged' };
      const next: Letter = changedBy(actor, now(), { ...old, status });
      return {
        label,
        result: 'changed',
        before: auditedLetter(old),
        after: auditedLetter(next),
        write: (transaction) => transaction.put(database.letters, next),
      };
    },
};

const statuses: Readonly<Record<Schemas['LetterStatus'], string>> = {
  new: 'новое',
  answered: 'отвечено',
  closed: 'закрыто',
};

export const letterColumns: TableColumns<InboxLetter> = {
  title: { title: 'Тема', cell: ({ title }) => title },
  date: { title: 'Дата', cell: ({ date }) => momentCell(date) },
  from: { title: 'От кого', cell: ({ author, email }) => [author, email].filter(Boolean).join(', ') },
  text: { title: 'Текст', cell: ({ text }) => text },
  status: { title: 'Статус', cell: ({ status }) => statuses[status] },
};
