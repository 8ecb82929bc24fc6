/** Lists of people to import, for the administrators of the platform and of a company. */

import type { File } from 'node:buffer';
import { existing, Failure, refuseField } from '#mocks/contract/failures.ts';
import { type AuditedCall, audit } from '#mocks/domain/audit/audit.ts';
import { ownCompany } from '#mocks/domain/companies/own.ts';
import { safeName } from '#mocks/domain/files/disposition.ts';
import { tableOf } from '#mocks/domain/imports/import-table.ts';
import {
  checkList,
  findImport,
  type Importer,
  isExpired,
  linesOf,
  rowsWith,
  toImport,
} from '#mocks/domain/imports/imports.ts';
import { importJob } from '#mocks/domain/imports/job.ts';
import { toJob } from '#mocks/domain/jobs/jobs.ts';
import { by, byLatest, inOrder } from '#mocks/domain/lists/list.ts';
import { portalOf } from '#mocks/domain/mail/mailbox.ts';
import type { Schemas, StoredImport, User } from '#mocks/store/database.ts';
import type { Dependencies } from './kit/dependencies.ts';
import { on } from './kit/on.ts';
import { sendTable, type TableCall } from './kit/table.ts';

interface Call extends AuditedCall {
  readonly deps: Dependencies;
  readonly request: Request;
  readonly user: User;
}

/** Whose imports a call is for. */
type ImporterOf = (c: Call) => Importer;

const ofPlatform: ImporterOf = ({ user }) => ({ email: user.email, companyUuid: null });

/** Everything is foreign to an administrator without a company. */
const ofCompany: ImporterOf = (c) => ({ email: c.user.email, companyUuid: ownCompany(c)?.uuid ?? '' });

/** An import that can be looked at. Throws `not-found`. */
function found(c: Call, importer: Importer, uuid: string): StoredImport {
  const one = findImport(c.deps.database, importer, uuid);
  if (!one || isExpired(c.deps, one)) throw new Failure('not-found');
  return one;
}

function list({ deps }: Call, { email, companyUuid }: Importer): StoredImport[] {
  const all = deps.database.imports.group(email);
  const own = all.filter((one) => one.companyUuid === companyUuid && !isExpired(deps, one));
  return inOrder(own, byLatest('created'), by('uuid'));
}

async function check(
  c: Call & { readonly body: { readonly request: Schemas['ImportRequest']; readonly file?: File } },
  importer: Importer,
): Promise<Schemas['ImportCheck']> {
  const { file, request } = c.body;
  if (!file) throw new Failure('bad-request');
  const upload = { name: safeName(file.name), bytes: new Uint8Array(await file.arrayBuffer()) };
  const checked = await checkList(c.deps, importer, upload, request, (transaction, { uuid, fileName }) =>
    audit(c, transaction, { action: 'check', entity: 'import', key: uuid, object: fileName }),
  );
  return toImport(c.deps.database)(checked);
}

async function confirm(c: Call, importer: Importer, uuid: string): Promise<Schemas['Job']> {
  const { deps } = c;
  const { database } = deps;
  const one = existing(findImport(database, importer, uuid));
  const begun = database.jobs.get(one.jobUuid ?? '');
  if (begun) return toJob(begun);
  if (isExpired(deps, one)) throw new Failure('check-expired');
  const keys = linesOf(database, one.uuid).rows.flatMap(({ status }, index) =>
    status === 'added' || status === 'changed' ? [index] : [],
  );
  if (keys.length === 0) refuseField('uuid', 'empty', 'В\u00a0списке нечего импортировать');
  return deps.jobs.start(deps, {
    kind: importJob,
    action: { importUuid: one.uuid, fileName: one.fileName },
    keys,
    owner: c.user,
    portal: portalOf(deps, c.request),
    address: c.address,
    also: (transaction, jobUuid) => transaction.put(database.imports, { ...one, jobUuid }),
  });
}

interface RowQuery {
  readonly uuid: string;
  readonly status?: Schemas['ImportRowStatus'][];
}

function download(c: Call & TableCall & { readonly query: RowQuery }, importer: Importer): Promise<Response> {
  const { database } = c.deps;
  const { uuid, status } = c.query;
  const one = found(c, importer, uuid);
  const table = tableOf(database, one, rowsWith(database, one, status));
  const name = status?.join() === 'refused' ? 'Отказы' : 'Строки';
  return sendTable(c, { entity: 'import', key: one.uuid, object: one.fileName }, table, name);
}

const rows = (c: Call, importer: Importer, { uuid, status }: RowQuery) =>
  rowsWith(c.deps.database, found(c, importer, uuid), status);

export const importRoutes = [
  on('adminImportList', (c) => c.page(list(c, ofPlatform(c)), toImport(c.deps.database))),
  on('adminImportCheck', async (c) => c.reply(200, await check(c, ofPlatform(c)))),
  on('adminImportRowList', (c) => c.page(rows(c, ofPlatform(c), c.query))),
  on('adminImportConfirm', (c) =>
    c.once(async () => c.reply(200, await confirm(c, ofPlatform(c), c.body.uuid))),
  ),
  on('adminImportRowDownload', (c) => download(c, ofPlatform(c))),

  on('companyImportList', (c) => c.page(list(c, ofCompany(c)), toImport(c.deps.database))),
  on('companyImportCheck', async (c) => c.reply(200, await check(c, ofCompany(c)))),
  on('companyImportRowList', (c) => c.page(rows(c, ofCompany(c), c.query))),
  on('companyImportConfirm', (c) =>
    c.once(async () => c.reply(200, await confirm(c, ofCompany(c), c.body.uuid))),
  ),
  on('companyImportRowDownload', (c) => download(c, ofCompany(c))),
] as const;
