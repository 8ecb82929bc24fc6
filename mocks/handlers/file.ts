import type { Database, User } from '../db/database.ts';
import { findChat, itemsOf } from '../db/database.ts';
import { fileResponse } from '../files/serve.ts';
import { forgetUnsent, toMessageFile, uploadsOf } from '../files/uploads.ts';
import { on } from '../on.ts';
import { once } from '../once.ts';
import { tableFile } from '../tables/file.ts';
import { type StatisticsQuery, statisticsOf } from '../tables/statistics.ts';

/** Maximum size of a file that is sent as JSON, bytes before encoding. */
const DATA_LIMIT = 20 * 1024 * 1024;
const FILES = 10;

interface Found {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly version: string;
}

/** A user's own file with its bytes, or undefined. */
function findFile({ files, store }: Database, user: User, idFile: string): Found | undefined {
  const file = files.get(idFile.toLowerCase());
  const bytes = file?.owner === user.email ? store.readBlob(file.idFile) : undefined;
  return file && bytes && { name: file.name, bytes, version: file.idFile };
}

export const fileRoutes = [
  on('get', '/download', (c) => {
    const file = findFile(c.deps.database, c.user, c.query.idFile);
    if (!file) return c.fail('not-found');
    return fileResponse(c.request, file, () => c.fail('range-not-satisfiable'));
  }),

  on('get', '/download/data', (c) => {
    const file = findFile(c.deps.database, c.user, c.query.idFile);
    if (!file) return c.fail('not-found');
    if (file.bytes.byteLength > DATA_LIMIT) return c.fail('too-large');
    return c.reply(200, { data: Buffer.from(file.bytes).toString('base64'), fileName: file.name });
  }),

  on('post', '/upload', (c) =>
    once(c, async () => {
      const { database, now } = c.deps;
      const owner = c.user.email;
      const { request, files, file, chat } = c.body;
      const all = file ? [...files, file] : files;
      if (all.length === 0) return c.fail('bad-request', { message: 'Приложите файл' });
      if (all.length > FILES) return c.fail('bad-request', { message: `Лимит файлов до ${FILES}` });
      if (!itemsOf(database.tiles).some((tile) => tile.serviceType === request.serviceType))
        return c.fail('not-found');
      if (chat !== undefined && !findChat(database, owner, chat)) return c.fail('not-found');
      const uploads = await uploadsOf(all);
      forgetUnsent(database, now());
      database.store.write((transaction) => {
        for (const { idFile, name, bytes } of uploads) {
          transaction.put(database.files, { idFile, name, owner, waitingSince: now().getTime() });
          transaction.blob(idFile, bytes);
        }
      });
      return c.reply(200, uploads.map(toMessageFile));
    }),
  ),

  on('get', '/doc/download', (c) => {
    const { documents, store } = c.deps.database;
    const document = itemsOf(documents).find(({ uuid }) => uuid === c.query.uuid.toLowerCase());
    const bytes = document && store.readBlob(document.uuid);
    if (!bytes) return c.fail('not-found');
    const file = { name: document.fileName, bytes, version: document.uuid };
    return fileResponse(c.request, file, () => c.fail('range-not-satisfiable'));
  }),

  on('get', '/admin/statistics/downloadFile', async (c) => {
    const { database, now } = c.deps;
    const { from, to, format } = c.query;
    const query: StatisticsQuery = { ...(from && { from }), ...(to && { to }), now: now() };
    const table = statisticsOf(database, query);
    if (!table) return c.fail('bad-request', { message: 'Начало периода позже его конца' });
    const { body, headers } = await tableFile('Статистика', table, format);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
] as const;
