/** Steps that the journeys of the administration share. */
import { type OperationId, operationOf } from './contract.ts';
import { expectRefused } from './expect.ts';
import { countTo } from './letters.ts';
import { itemsOf, pageOf } from './lists/page.ts';
import { pause } from './pause.ts';
import { Blocked, type Exchange, type Person, type Run } from './run.ts';
import { recordsOf, sheetRows } from './table.ts';
import { type Json, type Query, type UntypedAnswer, untypedCall, untypedSend } from './untyped.ts';

const dayLength = 86_400_000;
/** The day in Moscow that is so many days from now. */
export const day = (distance = 0): string =>
  new Date(Date.now() + 10_800_000 + distance * dayLength).toISOString().slice(0, 10);
/** A month that contains today. */
export const thisMonth = { from: day(-29), to: day() } as const;

const takes = (id: OperationId, name: string): boolean =>
  operationOf(id).parameters.some((parameter) => parameter.name === name);

/** Looks for an object in a list under a query that it fits; reports a list without it. */
export async function found(
  run: Run,
  person: Person,
  list: OperationId,
  query: Query,
  isIt: (item: Json) => boolean,
): Promise<Json | undefined> {
  const { json, ...exchange } = await untypedCall(run, person, list, { query });
  const item = itemsOf(json).find(isIt);
  if (!item)
    run.report(exchange, {
      rule: 'search',
      place: Object.keys(query).join(', '),
      pointer: '/parameters',
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
      rule: 'disposition',
      place: format,
      severity: 'warning',
      pointer: '/responses/200',
      message: `The name of the file is ${JSON.stringify(name)}.`,
      says: `attachment, with a name that says what the file is, .${format}`,
    });
  const damaged = (what: string) =>
    run.report(exchange, {
      rule: 'bytes',
      place: format,
      pointer: '/parameters',
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
  /** True when a row with the sums follows the last item. @default false */
  readonly hasTotal?: boolean;
}

/** Longer tables are answered by 422 export-too-large. */
const mostRows = 100_000;

/** Downloads a table in both formats: it has a row for each item that the list has under the same filter. */
export async function table(run: Run, person: Person, wanted: Table): Promise<void> {
  const { list, download, query = {}, hasTotal = false } = wanted;
  const counted = { ...query, ...(takes(list, 'size') && { size: 1 }) };
  const total = async () => pageOf((await run.call(person, list, { query: counted })).json).total;
  for (const format of ['csv', 'xlsx'] as const) {
    // A list may grow meanwhile: each download is an entry of the audit.
    const before = await total();
    if (before > mostRows) return run.skip(download, `the list has more than ${mostRows} items`);
    const exchange = await run.call(person, download, { query: { ...query, format } });
    const after = await total();
    const all = rowsOf(run, exchange, format);
    if (all === undefined) continue;
    const rows = hasTotal && all > 0 ? all - 1 : all;
    if (rows < Math.min(before, after) || rows > Math.max(before, after))
      run.report(exchange, {
        rule: 'filter',
        place: `rows of ${format}`,
        pointer: '/description',
        message: `The file has ${rows} rows, the list has ${after}.`,
        says: `The file has everything that ${list} gives on all its pages`,
        cause: rows < after ? 'Only one page is written.' : 'The filter of the list is not applied.',
      });
  }
  if (takes(download, 'columns')) await unknownColumn(run, person, download, query);
}

/** Names of operations without their ending. */
export type Stem<Ending extends string> = {
  [Id in OperationId]: Id extends `${infer Name}${Ending}` ? Name : never;
}[OperationId];

/** Downloads the table of objects. @param kind the beginning of the names of their operations */
export const tableOf = (run: Run, person: Person, kind: Stem<'TableDownload'>, query: Query = {}) =>
  table(run, person, { list: `${kind}List`, download: `${kind}TableDownload`, query });

/** Reads a list, its table, and the first object. @returns what downloads the table of a search */
export async function opened(run: Run, person: Person, kind: Stem<'TableDownload'> & Stem<'Read'>) {
  const { json } = await untypedCall(run, person, `${kind}List`);
  await tableOf(run, person, kind);
  const [first] = itemsOf(json);
  if (first) await untypedCall(run, person, `${kind}Read`, { query: { uuid: String(first['uuid']) } });
  return (searchText: string) => tableOf(run, person, kind, { searchText });
}

/** Every item of a list belongs to the own company. */
export async function onlyOwn(
  run: Run,
  person: Person,
  id: 'companyUserList' | 'companyFeedbackList',
  own: ReadonlySet<unknown>,
): Promise<void> {
  const { json, ...exchange } = await untypedCall(run, person, id, { query: { size: 100 } });
  const other = itemsOf(json).find(({ companyUuid }) => !own.has(companyUuid));
  if (other)
    run.report(exchange, {
      rule: 'other-person',
      place: 'list',
      pointer: '/description',
      message: `The list of a company has ${JSON.stringify(other['email'])} of another one.`,
      says: 'Only what belongs to the own company',
      cause: 'The list is not limited to the company of the caller.',
    });
}

async function unknownColumn(run: Run, person: Person, download: OperationId, query: Query): Promise<void> {
  const exchange = await untypedSend(run, person, download, { query: { ...query, columns: 'noSuchColumn' } });
  expectRefused(run, exchange, {
    statuses: [422],
    place: 'query columns: unknown',
    pointer: '/parameters',
    what: 'A column that the table does not have',
    says: 'An unknown column is answered by 422',
  });
}

/** Calls until an answer is as wanted, at most `seconds`. @returns the last answer */
export async function until<Result>(
  call: () => Promise<Result>,
  isThere: (result: Result) => boolean,
  seconds = 15,
): Promise<Result> {
  const end = Date.now() + seconds * 1000;
  while (true) {
    const result = await call();
    if (isThere(result) || Date.now() > end) return result;
    await pause(250);
  }
}

/** Waits for the end of a job and compares its numbers. @throws Blocked when it goes on too long */
export async function jobDone(run: Run, person: Person, job: Json): Promise<UntypedAnswer> {
  const answer = await until(
    () => untypedCall(run, person, 'jobRead', { query: { uuid: String(job['uuid']) } }),
    ({ json: { finished } }) => finished !== null,
  );
  const { json } = answer;
  if (json['finished'] === null) throw new Blocked('the job did not end within 15 s');
  const [processed, changed, unchanged, refused] = ['processed', 'changed', 'unchanged', 'refused'].map(
    (name) => Number(json[name]),
  ) as [number, number, number, number];
  if (processed !== changed + unchanged + refused)
    run.report(answer, {
      rule: 'stored',
      place: 'processed',
      pointer: '/responses/200',
      message: `${processed} rows are done, ${changed} changed, ${unchanged} unchanged, ${refused} refused.`,
      says: 'Every row that is done was changed, unchanged or refused',
    });
  return answer;
}

/** Expects a job of one row to have changed it. */
export async function jobChanges(run: Run, person: Person, job: Json): Promise<void> {
  const { json, ...exchange } = await jobDone(run, person, job);
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
  const { json, ...exchange } = await untypedCall(run, admin, 'adminAuditList', {
    query: { from: day(-1), to: day(), key },
  });
  const seen = new Set(itemsOf(json).map(({ action }) => action));
  for (const action of actions)
    if (!seen.has(action))
      run.report(exchange, {
        rule: 'stored',
        place: action,
        pointer: '#/components/schemas/AuditEntry',
        message: `The audit of an object has no entry «${action}» after it was done.`,
        says: 'Every write of an administrator is an entry, written in the transaction of what it tells of',
      });
}

/** Makes a call that mails a letter: it comes within five seconds, where letters can be read. */
export async function expectLetter(
  run: Run,
  email: string | undefined,
  call: () => Promise<UntypedAnswer>,
): Promise<UntypedAnswer> {
  const count = async () => (email === undefined ? undefined : countTo(run, email));
  const before = await count();
  const answer = await call();
  if (before === undefined) return answer;
  const after = await until(count, (now) => now !== before, 5);
  if (after === before)
    run.report(answer, {
      rule: 'stored',
      place: 'letter',
      pointer: '/description',
      says: 'It mails a letter',
      message: `No letter came to ${email} within 5 s.`,
      cause: 'The call is answered and the letter is not sent, or --letters does not show it.',
    });
  return answer;
}
