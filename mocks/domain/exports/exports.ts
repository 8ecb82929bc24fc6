/** Exports of a person's data: made in steps in the background, continued after a restart. */
import { Failure } from '#mocks/contract/failures.ts';
import type { KeptFile } from '#mocks/contract/kept-file.ts';
import type { Spool } from '#mocks/contract/spool.ts';
import type { Background } from '#mocks/domain/jobs/jobs.ts';
import { DAY } from '#mocks/domain/lists/days.ts';
import { log } from '#mocks/log/log.ts';
import type { Database, Schemas, StoredExport } from '#mocks/store/database.ts';
import { StorageError } from '#mocks/store/store.ts';
import { archivedSize, archiveOf } from './archive.ts';

/** Pause between two steps, ms, so that the progress is visible. */
const PAUSE = 150;
const NAME = 'Мои данные.zip';
const stages = ['profile', 'chats', 'files', 'packing'] as const;

/** An export as the contract answers it. */
export const toExport = ({ owner: _owner, ...shown }: StoredExport): Schemas['DataExport'] => shown;

/** When an export is not listed any more, ms: with its link, or a day after its beginning when it has none. */
const endOf = ({ created, expires }: StoredExport): number =>
  expires ? Date.parse(expires) : Date.parse(created) + DAY;

/** The exports of a person of the last 24 hours, and those whose link is good. */
export function exportsOf({ database, now }: Background, owner: string): StoredExport[] {
  const moment = now().getTime();
  return database.exports.group(owner).filter((one) => endOf(one) > moment);
}

/** Moment from which a person may start an export, ms; 0: now. */
export function nextExportAt(deps: Background, owner: string): number {
  const counted = exportsOf(deps, owner).filter(({ status }) => status !== 'failed');
  const newest = Math.max(0, ...counted.map(({ created }) => Date.parse(created) + DAY));
  return newest > deps.now().getTime() ? newest : 0;
}

/** Deletes exports that are not listed any more, with their zips. One that is being made stays. */
export function forgetExpired({ database, now }: Background): void {
  const moment = now().getTime();
  database.store.writeOrKeep((transaction) => {
    for (const one of database.exports.values()) {
      const { uuid, idFile, status } = one;
      if (endOf(one) > moment || (status !== 'done' && status !== 'failed')) continue;
      transaction.delete(database.exports, uuid);
      if (!idFile) continue;
      transaction.delete(database.files, idFile);
      transaction.deleteBlob(idFile);
    }
  });
}

/** What exports need: also the place where an archive is made. */
interface Exporting extends Background {
  readonly spool: Pick<Spool, 'make' | 'forget'>;
}

/** Starts an export. Throws `StorageError`. */
export function startExport(deps: Exporting, owner: string): StoredExport {
  const { database, now } = deps;
  forgetExpired(deps);
  const created: StoredExport = {
    uuid: crypto.randomUUID(),
    owner,
    status: 'profile',
    percent: 0,
    created: now().toISOString(),
  };
  database.store.put(database.exports, created);
  void follow(deps, created.uuid);
  return created;
}

/** Continues the exports that were running when the process ended. */
export function resumeExports(deps: Exporting): void {
  forgetExpired(deps);
  for (const { uuid, status } of deps.database.exports.values())
    if (status !== 'done' && status !== 'failed') void follow(deps, uuid);
}

function change({ store, exports }: Database, uuid: string, to: Partial<StoredExport>): void {
  const current = exports.get(uuid);
  if (!current) return;
  const next: StoredExport = { ...current, ...to };
  store.put(exports, next);
}

/** Tells how far the archive is, by the bytes of its files, and ends with the process. */
async function* counted(
  { database, jobs }: Exporting,
  uuid: string,
  archive: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const { owner = '', percent: first = 0 } = database.exports.get(uuid) ?? {};
  const size = Math.max(1, archivedSize({ database }, owner));
  let [made, told] = [0, first];
  for await (const piece of archive) {
    if (jobs.isClosed) throw new StorageError('The process ends');
    yield piece;
    made += piece.byteLength;
    const percent = Math.min(99, first + Math.floor(((99 - first) * made) / size));
    if (percent > told) change(database, uuid, { percent });
    told = Math.max(told, percent);
  }
}

async function follow(deps: Exporting, uuid: string): Promise<void> {
  const { database } = deps;
  try {
    for (const [index, status] of stages.entries()) {
      change(database, uuid, { status, percent: (index * 100) / stages.length });
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (deps.jobs.isClosed) return;
    }
    const owner = database.exports.get(uuid)?.owner ?? '';
    const user = database.users.get(owner);
    if (!user) return change(database, uuid, { status: 'failed' });
    const archive = await deps.spool.make(counted(deps, uuid, archiveOf(deps, user)));
    try {
      finish(deps, uuid, archive);
    } finally {
      await deps.spool.forget(archive);
    }
  } catch (error) {
    if (deps.jobs.isClosed) return;
    if (!(error instanceof StorageError || error instanceof Failure)) log.error('An export failed', error);
    database.store.writeOrKeep((transaction) => {
      const current = database.exports.get(uuid);
      const failed: StoredExport | undefined = current && { ...current, status: 'failed' };
      if (failed) transaction.put(database.exports, failed);
    });
  }
}

/** Stores the zip as a file of the person. */
function finish({ database, jobs, now }: Background, uuid: string, archive: KeptFile): void {
  const current = database.exports.get(uuid);
  if (!current || jobs.isClosed) return;
  const idFile = crypto.randomUUID();
  const expires = new Date(now().getTime() + DAY);
  const done: StoredExport = {
    ...current,
    status: 'done',
    percent: 100,
    idFile,
    size: archive.size,
    expires: expires.toISOString(),
  };
  database.store.write((transaction) => {
    transaction.put(database.files, {
      idFile,
      owner: current.owner,
      name: NAME,
      expiresAt: expires.getTime(),
    });
    transaction.blob(idFile, archive);
    transaction.put(database.exports, done);
  });
}

/** The notifications about exports that can be downloaded. */
export function exportNotices(deps: Background, owner: string): Schemas['Notification'][] {
  return exportsOf(deps, owner).flatMap(({ uuid, status, expires }) =>
    status === 'done' && expires
      ? [
          {
            uuid,
            title: 'Выгрузка данных готова',
            text: 'Архив можно скачать в\u00a0течение суток: [Профиль → Хранилище](/profile/storage).',
            date: new Date(Date.parse(expires) - DAY).toISOString(),
            levelImportance: 100,
          },
        ]
      : [],
  );
}
