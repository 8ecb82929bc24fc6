/** The feedback as administrators see it: rows, list, table. */
import type { paths } from '#api/generated/gateway.d.ts';
import { existing } from '#mocks/contract/failures.ts';
import {
  among,
  containing,
  equal,
  narrowed,
  type RowTest,
  sorted,
  withinDays,
} from '#mocks/domain/lists/list.ts';
import { assigneeOf } from '#mocks/domain/people/assignee.ts';
import { companyNameOf, companyUuidOf } from '#mocks/domain/people/person.ts';
import { momentCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Database, Feedback, Schemas, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { foldedOnce } from '#mocks/store/search.ts';

export type FeedbackRow = Schemas['AdminFeedback'] & {
  readonly category: Schemas['FeedbackCategory'];
  readonly status: Schemas['FeedbackStatus'];
};

type FeedbackQuery = NonNullable<paths['/admin/feedback/getListFeedback']['get']['parameters']['query']>;

/** The number of the next message; none is ever removed. */
export const nextNumber = ({ feedback }: Database): number => feedback.size + 1;

/**
 * The comment on a bad rating as feedback. A message has one: another comment replaces the text.
 *
 * @param id of the rated message
 */
export function ratingFeedback(
  { database, now }: Rows & Clock,
  author: User,
  id: string,
  text: string,
): Feedback {
  const { email } = author;
  const old = database.feedback.get(id);
  if (old) return { ...old, text };
  return {
    id,
    number: nextNumber(database),
    owner: email,
    email,
    groupId: 0,
    text,
    isError: false,
    date: now().toISOString(),
  };
}

/** The account that wrote a message, or undefined. */
export const authorOf = (database: Database, { owner }: Feedback): User | undefined =>
  owner === null ? undefined : database.users.get(owner);

/** Where a report from an error dialog names the request. */
const REQUEST = /Номер запроса: ([\w-]{1,100})/;

/** The request that a report from an error dialog names. */
const requestIn = ({ isError, text }: Feedback): string | undefined =>
  isError ? REQUEST.exec(text)?.[1] : undefined;

/** Whether a message reports a failure of a group. Undefined without a group. */
function reports({ errorEvents }: Database, group: string | undefined): RowTest<Feedback> {
  if (group === undefined) return undefined;
  const requests = new Set(errorEvents.group(group.toLowerCase()).map(({ requestId }) => requestId));
  return (feedback) => requests.has(requestIn(feedback) ?? '');
}

/** The group of the error that a message reports; null without one. */
function errorOf({ errorEvents }: Database, feedback: Feedback): string | null {
  const requestId = requestIn(feedback);
  if (requestId === undefined) return null;
  return [...errorEvents.values()].find((event) => event.requestId === requestId)?.groupUuid ?? null;
}

/** A message in the shape of the contract. */
export function feedbackRow(database: Database, feedback: Feedback): FeedbackRow {
  const { id, number, assigneeId, file, date } = feedback;
  const author = authorOf(database, feedback);
  return {
    uuid: id,
    number,
    date,
    category: feedback.groupId,
    email: feedback.email,
    author: author?.profile.name || author?.email || null,
    companyUuid: author ? companyUuidOf(database, author) : null,
    companyName: author ? companyNameOf(database, author) : null,
    text: feedback.text,
    isError: feedback.isError,
    fileName: file?.name ?? null,
    status: feedback.status ?? 'new',
    ...assigneeOf(database, assigneeId),
    errorUuid: errorOf(database, feedback),
    thread: [...(feedback.thread ?? [])],
    version: feedback.version ?? 1,
    created: date,
    changed: feedback.changed ?? date,
    changedBy: feedback.changedBy ?? null,
  };
}

/** The message without what only administrators of the portal see: their notes, the group of the error. */
export const withoutNotes = (row: FeedbackRow): FeedbackRow => ({
  ...row,
  errorUuid: null,
  thread: row.thread.filter(({ isInner }) => !isInner),
});

const nameOf = foldedOnce(({ profile }: User) => profile.name);
const textOf = foldedOnce(({ text, email }: Feedback) => `${text}\n${email}`);

/** The messages that the query finds, in its order. */
export function listFeedback({ database }: Rows, query: FeedbackQuery): Feedback[] {
  const hasText = containing(query.searchText, (feedback: Feedback) => {
    const author = authorOf(database, feedback);
    return `${textOf(feedback)}\n${author ? nameOf(author) : ''}`;
  });
  const companyOf = (feedback: Feedback) => {
    const author = authorOf(database, feedback);
    return author && companyUuidOf(database, author);
  };
  const found = narrowed(database.feedback.values(), [
    among(query.category, ({ groupId }) => groupId),
    among(query.company, companyOf),
    among(query.status, ({ status }) => status ?? 'new'),
    among(query.assignee, ({ assigneeId }) => assigneeId),
    equal(query.hasFile, ({ file }) => file !== undefined),
    equal(query.isError, ({ isError }) => isError),
    reports(database, query.error),
    withinDays(query.from, query.to, ({ date }) => date),
    hasText,
  ]);
  const keys = { date: ({ date }: Feedback) => date, number: ({ number }: Feedback) => number };
  return sorted(found, query.sort ?? 'date,desc', keys, ({ id }) => id);
}

/** The message with this key. Throws `not-found`. */
export const findFeedback = ({ database }: Rows, uuid: string): Feedback =>
  existing(database.feedback.get(uuid.toLowerCase()));

const categories: Readonly<Record<Schemas['FeedbackCategory'], string>> = {
  0: 'Оценка ответа',
  1: 'Предоставление доступа',
  2: 'Проблема с доступом',
  3: 'Сообщение об ошибке',
  4: 'Вопрос по нейросетям',
  5: 'Предложения по порталу',
  6: 'Опыт решения рабочих задач',
};

const statuses: Readonly<Record<Schemas['FeedbackStatus'], string>> = {
  new: 'новое',
  open: 'в работе',
  answered: 'отвечено',
  closed: 'закрыто',
};

export const feedbackColumns: TableColumns<FeedbackRow> = {
  number: { title: '№', cell: ({ number }) => number },
  date: { title: 'Дата', cell: ({ date }) => momentCell(date) },
  category: { title: 'Категория', cell: ({ category }) => categories[category] },
  author: { title: 'Автор', cell: ({ author, email }) => author ?? email ?? '' },
  company: { title: 'Компания', cell: ({ companyName }) => companyName ?? '' },
  text: { title: 'Текст', cell: ({ text }) => text },
  file: { title: 'Файл', cell: ({ fileName }) => fileName ?? '' },
  isError: { title: 'Из ошибки', cell: ({ isError }) => (isError ? 'да' : 'нет') },
  status: { title: 'Статус', cell: ({ status }) => statuses[status] },
  assignee: { title: 'Ответственный', cell: ({ assignee }) => assignee ?? '' },
};
