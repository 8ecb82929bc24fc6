/** Steps that the journeys of the administration share. */

import { mayCall } from '../callers.ts';
import { type OperationId, operationOf } from '../contract.ts';
import type { Rule } from '../finding.ts';
import { countTo } from '../letters.ts';
import { draftOf, type Input, type Value } from '../request.ts';
import { Blocked, type Exchange, type Person, type Run } from '../run.ts';
import { recordsOf, sheetRows } from '../table.ts';

export type Json = Readonly<Record<string, unknown>>;
export type Query = Readonly<Record<string, Value | readonly Value[] | undefined>>;
type Loose = Omit<Input, 'body'> & { readonly body?: unknown };
/** An answer whose operation is known at run time only. */
export interface Told {
  readonly json: Json;
  readonly exchange: Exchange;
}

/** Makes a valid call of an operation that a description names. @throws Blocked as `run.call` does */
export async function ask(run: Run, person: Person, id: OperationId, input: Loose = {}): Promise<Told> {
  const { json, ...exchange } = await run.call(person, id, input as Input);
  return { json: Object(json) as Json, exchange };
}

/** A valid call without probes and without a demand on its answer. */
export function tried(run: Run, person: Person, id: OperationId, input: Loose = {}): Promise<Exchange> {
  const operation = operationOf(id);
  if (operation.changesState && !run.options.allowWrites)
    throw new Blocked('it changes data: --allow-writes');
  return run.exchange({ operation, person, draft: draftOf(operation, input as Input) });
}

/** The items of a page or of a list without pages. */
export const itemsOf = (json: unknown): readonly Json[] => {
  const items: unknown = Array.isArray(json) ? json : Object(json).content;
  return Array.isArray(items) ? items : [];
};

/** How many items a list has on all its pages. */
const totalOf = (json: unknown): number => Number(Object(json).totalElements ?? itemsOf(json).length);

const dayLength = 86_400_000;
/** The day in Moscow that is so many days from now. */
export const day = (distance = 0): string =>
  new Date(Date.now() + 10_800_000 + distance * dayLength).toISOString().slice(0, 10);
/** A month that contains today. */
export const thisMonth = { from: day(-29), to: day() } as const;

const takes = (id: OperationId, name: string): boolean =>
  operationOf(id).parameters.some((parameter) => parameter.name === name);

/** Calls something of another company, or of another person: it does not exist for the caller. */
export async function foreign(run: Run, person: Person, id: OperationId, input: Loose): Promise<void> {
  const operation = operationOf(id);
  if (!mayCall(operation, person) || (operation.changesState && !run.options.allowWrites)) return;
  const exchange = await tried(run, person, id, input);
  const { status } = exchange.got;
  if (status === 404 || status >= 500 || status === 429) return;
  run.report(exchange, {
    rule: 'other-person',
    place: person.role,
    message: `What belongs to somebody else is answered by ${status}.`,
    says: 'What belongs to somebody else is answered like what does not exist, 404',
    pointer: '#/info/description',
    cause: 'The object is looked up without its owner or company.',
  });
}

/** What a call must be refused for. */
export interface Refusal {
  readonly statuses: readonly number[];
  readonly place: string;
  readonly says: string;
  readonly rule?: Rule;
}

/** Makes a call that the operation itself refuses; gives the answer. */
export async function refused(
  run: Run,
  person: Person,
  id: OperationId,
  input: Loose,
  { statuses, place, says, rule }: Refusal,
): Promise<Exchange> {
  const exchange = await tried(run, person, id, input);
  const { status } = exchange.got;
  if (!statuses.includes(status) && status < 500 && status !== 429)
    run.report(exchange, {
      rule: rule ?? (status < 300 ? 'invalid-accepted' : 'invalid-status'),
      ...{ place, says, pointer: '/description', message: `${place}: it is answered by ${status}.` },
    });
  return exchange;
}

/** Looks for an object by its text; the list must have it, and have it alone where nothing else has the text. */
export async function found(
  run: Run,
  person: Person,
  list: OperationId,
  query: Query,
  isIt: (item: Json) => boolean,
): Promise<Json | undefined> {
  const { json, exchange } = await ask(run, person, list, { query });
  const item = itemsOf(json).find(isIt);
  if (!item)
    run.report(exchange, {
      ...{ rule: 'search', place: Object.keys(query).join(', '), pointer: '/parameters' },
      message: 'The object is not in the list that is asked for it.',
      says: 'A list contains what its search and filters find',
    });
  return item;
}

/** Rows of a downloaded table without its heading; a damaged file is reported. */
export function rowsOf(run: Run, exchange: Exchange, format: 'csv' | 'xlsx'): number | undefined {
  const { bytes, text, headers } = exchange.got;
  const name = headers.get('content-disposition') ?? '';
  if (!new RegExp(`^attachment;.*\\.${format}`, 'i').test(name))
    run.report(exchange, {
      ...{ rule: 'disposition', place: format, severity: 'warning', pointer: '/responses/200' },
      message: `The name of the file is ${JSON.stringify(name)}.`,
      says: `attachment, with a name that says what the file is, .${format}`,
    });
  const damaged = (what: string) =>
    run.report(exchange, {
      ...{ rule: 'bytes', place: format, pointer: '/parameters' },
      message: `The ${format} file is damaged: ${what}.`,
      says: 'CSV is UTF-8 with a byte order mark and semicolons; XLSX is a book that opens',
    });
  if (format === 'csv') {
    const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    if (!hasMark) damaged('it does not begin with a byte order mark');
    else if (text.includes('\ufffd')) damaged('it is not UTF-8');
    else if (recordsOf(text) === 0) damaged('it has no heading');
    return recordsOf(text) - 1;
  }
  try {
    return sheetRows(bytes) - 1;
  } catch (error) {
    damaged(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** A list and the download of what is on all its pages. */
export interface Table {
  readonly list: OperationId;
  readonly download: OperationId;
  readonly query?: Query;
}

/** Longer tables are answered by 422 export-too-large. */
const mostRows = 100_000;

/** Downloads a table in both formats: it has a row for each item that the list has under the same filter. */
export async function table(run: Run, person: Person, { list, download, query = {} }: Table): Promise<void> {
  const total = async () =>
    totalOf(
      (await run.call(person, list, { query: { ...query, ...(takes(list, 'size') && { size: 1 }) } })).json,
    );
  for (const format of ['csv', 'xlsx'] as const) {
    // A list may grow meanwhile: each download is an entry of the audit.
    const before = await total();
    if (before > mostRows) return run.skip(download, `the list has more than ${mostRows} items`);
    const exchange = await run.call(person, download, { query: { ...query, format } });
    const after = await total();
    const rows = rowsOf(run, exchange, format);
    if (rows === undefined) continue;
    if (rows < Math.min(before, after) || rows > Math.max(before, after))
      run.report(exchange, {
        ...{ rule: 'filter', place: `rows of ${format}`, pointer: '/description' },
        message: `The file has ${rows} rows, the list has ${after}.`,
        says: `The file has everything that ${list} gives on all its pages`,
        cause: rows < after ? 'Only one page is written.' : 'The filter of the list is not applied.',
      });
  }
  if (takes(download, 'columns')) await unknownColumn(run, person, download, query);
}

async function unknownColumn(run: Run, person: Person, download: OperationId, query: Query): Promise<void> {
  const exchange = await tried(run, person, download, { query: { ...query, columns: 'noSuchColumn' } });
  const { status } = exchange.got;
  if (status === 422 || status >= 500 || status === 429) return;
  run.report(exchange, {
    ...{ rule: 'invalid-accepted', place: 'query columns: unknown', pointer: '/parameters' },
    message: `A column that the table does not have is answered by ${status}.`,
    says: 'A column that the table does not have is answered by 422',
  });
}

/** Calls until an answer is as wanted, at most `seconds`; gives the last one. */
export async function until(
  get: () => Promise<Told>,
  isThere: (json: Json) => boolean,
  seconds = 15,
): Promise<Told> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const told = await get();
    if (isThere(told.json) || Date.now() > end) return told;
    await new Promise((done) => setTimeout(done, 250));
  }
}

/** Waits for the end of a job and compares its numbers. @throws Blocked when it goes on too long */
export async function jobDone(run: Run, person: Person, job: Json): Promise<Told> {
  const told = await until(
    () => ask(run, person, 'jobRead', { query: { uuid: String(job['uuid']) } }),
    ({ finished }) => finished !== null,
  );
  const { json, exchange } = told;
  if (json['finished'] === null) throw new Blocked('the job did not end within 15 s');
  const [processed, changed, unchanged, refused] = ['processed', 'changed', 'unchanged', 'refused'].map(
    (name) => Number(json[name]),
  ) as [number, number, number, number];
  if (processed !== changed + unchanged + refused)
    run.report(exchange, {
      ...{ rule: 'stored', place: 'processed', pointer: '/responses/200' },
      message: `${processed} rows are done, ${changed} changed, ${unchanged} unchanged, ${refused} refused.`,
      says: 'Every row that is done was changed, unchanged or refused',
    });
  return told;
}

/** Expects a job of one row to have changed it. */
export async function jobChanges(run: Run, person: Person, job: Json): Promise<void> {
  const { json, exchange } = await jobDone(run, person, job);
  run.same(
    exchange,
    { status: json['status'], total: json['total'], changed: json['changed'] },
    { status: 'done', total: 1, changed: 1 },
  );
}

/** What an administrator did with an object stands in the audit. */
export async function audited(run: Run, key: string, actions: readonly string[]): Promise<void> {
  if (!run.options.accounts.admin) return;
  const admin = await run.person('admin');
  const { json, exchange } = await ask(run, admin, 'adminAuditList', {
    query: { from: day(-1), to: day(), key },
  });
  const seen = new Set(itemsOf(json).map(({ action }) => action));
  for (const action of actions)
    if (!seen.has(action))
      run.report(exchange, {
        ...{ rule: 'stored', place: action, pointer: '#/components/schemas/AuditEntry' },
        message: `The audit of an object has no entry «${action}» after it was done.`,
        says: 'Every write of an administrator is an entry, written in the transaction of what it tells of',
      });
}

/** Makes a call that mails a letter: it comes within five seconds, where letters can be read. */
export async function mails(run: Run, email: string | undefined, call: () => Promise<Told>): Promise<Told> {
  const count = async () => (email === undefined ? undefined : countTo(run, email));
  const before = await count();
  const told = await call();
  const end = Date.now() + 5_000;
  let after = before;
  while (before !== undefined && after === before && Date.now() < end) {
    after = await count();
    if (after === before) await new Promise((done) => setTimeout(done, 250));
  }
  if (before !== undefined && after === before)
    run.report(told.exchange, {
      ...{ rule: 'stored', place: 'letter', pointer: '/description', says: 'It mails a letter' },
      message: `No letter came to ${email} within 5 s.`,
      cause: 'The call is answered and the letter is not sent, or --letters does not show it.',
    });
  return told;
}
