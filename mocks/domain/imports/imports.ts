/** Imports of lists of people: what was checked and what came of it (ADM-23). */

import { canonicalEmail } from '#mocks/contract/email.ts';
import { refuseField } from '#mocks/contract/failures.ts';
import { changesOf } from '#mocks/domain/audit/audit.ts';
import { isFree } from '#mocks/domain/groups/group.ts';
import { rowsOf, toJob } from '#mocks/domain/jobs/jobs.ts';
import type { Database, Schemas, StoredImport } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { columnsOf, textsOf } from './columns.ts';
import { Trial } from './plan.ts';
import { type ListLine, type PeopleList, readList } from './read.ts';
import { repeated } from './refusal.ts';
import type { ImportRules } from './texts.ts';

/** How long a check can be confirmed, ms. */
const LIFETIME = 60 * 60 * 1000;
/** Checks of a person that are kept unconfirmed: each choice in the portal makes one. */
const KEPT_CHECKS = 10;

export type ImportRow = Schemas['ImportRow'] & { readonly status: Schemas['ImportRowStatus'] };

/** The lines of a list as they are stored. */
interface StoredLines {
  readonly headings: readonly string[];
  readonly lines: readonly ListLine[];
  readonly rows: readonly ImportRow[];
}

/** Who checks, and in which company: null for the whole platform. */
export interface Importer {
  readonly email: string;
  readonly companyUuid: string | null;
}

export const rulesOf = (one: StoredImport): ImportRules => ({ ...one, actor: one.owner });

function checkRequest({ groups }: Database, request: Schemas['ImportRequest'], importer: Importer): void {
  const { purpose, group, reason } = request;
  if (purpose === 'block' && !reason) refuseField('reason', 'required', 'Укажите причину');
  if (purpose !== 'group') return;
  if (!group) refuseField('group', 'required', 'Выберите группу');
  const known = groups.get(group);
  const isOffered = importer.companyUuid === null || (known && isFree(known));
  if (!known || !isOffered) refuseField('group', 'unknown', 'Такой группы нет');
}

/** What the import of each line would do. */
function checkLines(deps: Rows & Clock, rules: ImportRules, list: PeopleList): ImportRow[] {
  const columns = columnsOf(list, rules.purpose);
  const trial = new Trial(deps.database);
  const seen = new Map<string, number>();
  const now = deps.now();
  return list.lines.map(({ line, cells }) => {
    const texts = textsOf(columns, cells);
    const email = canonicalEmail(texts.email ?? '');
    const first = email === '' ? undefined : seen.get(email);
    if (first === undefined) seen.set(email, line);
    const row = { line, label: (texts.email ?? '').slice(0, 300), code: null, message: null, changes: [] };
    if (first !== undefined) return { ...row, status: 'refused', ...repeated(first) };
    const plan = trial.plan(rules, texts, now);
    if (plan.status === 'refused') return { ...row, status: 'refused', ...plan.refusal };
    if (plan.status === 'unchanged') return { ...row, status: 'unchanged' };
    return { ...row, status: plan.status, changes: changesOf(plan.before, plan.after) };
  });
}

/** Removes checks that nobody can confirm any more, and the oldest of this person beyond those that are kept. */
function forgetChecks({ database, now }: Rows & Clock, transaction: Transaction, owner: string): void {
  const moment = now().toISOString();
  const waiting = database.imports.group(owner).filter(({ jobUuid }) => jobUuid === null);
  const surplus = new Set(waiting.slice(0, Math.max(0, waiting.length + 1 - KEPT_CHECKS)));
  for (const one of database.imports.values()) {
    if (one.jobUuid !== null || (one.expires >= moment && !surplus.has(one))) continue;
    transaction.delete(database.imports, one.uuid);
    transaction.deleteBlob(one.uuid);
  }
}

/**
 * Reads and checks a list, and keeps the result.
 *
 * @param also adds writes to the same transaction
 * @throws `fields-invalid`
 */
export async function checkList(
  deps: Rows & Clock,
  importer: Importer,
  file: { readonly name: string; readonly bytes: Uint8Array },
  request: Schemas['ImportRequest'],
  also: (transaction: Transaction, checked: StoredImport) => void,
): Promise<StoredImport> {
  const { database, now } = deps;
  checkRequest(database, request, importer);
  const list = await readList(file.name, file.bytes, request);
  const { used, ignored } = columnsOf(list, request.purpose);
  const { companyUuid, email } = importer;
  const rows = checkLines(deps, { ...request, companyUuid, actor: email }, list);
  const count = (status: Schemas['ImportRowStatus']) => rows.filter((row) => row.status === status).length;
  const checked: StoredImport = {
    uuid: crypto.randomUUID(),
    fileName: file.name,
    owner: email,
    companyUuid,
    jobUuid: null,
    purpose: request.purpose,
    onExisting: request.onExisting,
    ...(request.group !== undefined && { group: request.group }),
    ...(request.reason !== undefined && { reason: request.reason.trim() }),
    ...(request.isInvited !== undefined && { isInvited: request.isInvited }),
    columns: [...used],
    ignored: [...ignored],
    separator: list.separator,
    encoding: list.encoding,
    total: rows.length,
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    created: now().toISOString(),
    expires: new Date(now().getTime() + LIFETIME).toISOString(),
  };
  const stored: StoredLines = { headings: list.headings, lines: list.lines, rows };
  database.store.write((transaction) => {
    forgetChecks(deps, transaction, email);
    transaction.put(database.imports, checked);
    // In a test with a page the encoder has another Uint8Array than the store.
    transaction.blob(checked.uuid, new Uint8Array(new TextEncoder().encode(JSON.stringify(stored))));
    also(transaction, checked);
  });
  return checked;
}

const known = new WeakMap<Database, { readonly uuid: string; readonly lines: StoredLines }>();

/** The lines of an import; those of the last one that was asked for are kept in memory. */
export function linesOf(database: Database, uuid: string): StoredLines {
  const last = known.get(database);
  if (last?.uuid === uuid) return last.lines;
  const bytes = database.store.readBlob(uuid);
  const lines: StoredLines = bytes
    ? (JSON.parse(new TextDecoder().decode(bytes)) as StoredLines)
    : { headings: [], lines: [], rows: [] };
  known.set(database, { uuid, lines });
  return lines;
}

/** True for a check that was not confirmed in time. */
export const isExpired = ({ now }: Clock, one: StoredImport): boolean =>
  one.jobUuid === null && one.expires <= now().toISOString();

/** An import of this person in this area, or undefined. */
export function findImport(
  { imports }: Database,
  { email, companyUuid }: Importer,
  uuid: string,
): StoredImport | undefined {
  const one = imports.get(uuid.toLowerCase());
  return one?.owner === email && one.companyUuid === companyUuid ? one : undefined;
}

/** An import as the contract answers it. */
export function toImport({ jobs }: Database): (one: StoredImport) => Schemas['ImportCheck'] {
  return ({
    owner: _owner,
    companyUuid: _company,
    onExisting: _existing,
    group: _group,
    reason: _reason,
    isInvited: _invited,
    jobUuid,
    ...one
  }) => {
    const job = jobs.get(jobUuid ?? '');
    return { ...one, job: job ? toJob(job) : null };
  };
}

/** The lines of an import with these statuses; those that its job has refused are refused. */
export function rowsWith(
  database: Database,
  { uuid, jobUuid }: StoredImport,
  statuses: readonly Schemas['ImportRowStatus'][] | undefined,
): ImportRow[] {
  const refusals = new Map(
    jobUuid === null ? [] : rowsOf(database, jobUuid, 'refused').map((row) => [row.line, row]),
  );
  const rows = linesOf(database, uuid).rows.map((row): ImportRow => {
    const refused = refusals.get(row.line);
    if (!refused) return row;
    return { ...row, status: 'refused', code: refused.code, message: refused.message, changes: [] };
  });
  return statuses ? rows.filter(({ status }) => statuses.includes(status)) : rows;
}
