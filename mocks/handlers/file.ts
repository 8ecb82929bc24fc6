import { existing } from '#mocks/contract/failures.ts';
import { hasFileByAgent, isAgentFile, MAX_AGENT_FILE } from '#mocks/domain/agents/files.ts';
import { START } from '#mocks/domain/files/content-type.ts';
import { fileResponse, type SentFile, wholeOf } from '#mocks/domain/files/serve.ts';
import { forgetUnsent, sizeOf, toMessageFile, uploadsOf } from '#mocks/domain/files/uploads.ts';
import { findChat } from '#mocks/domain/history/chats.ts';
import { checkStorage } from '#mocks/domain/limits/storage-limits.ts';
import { documentsFor } from '#mocks/domain/people/documents.ts';
import { hasFileByBrand } from '#mocks/domain/presentations/brands.ts';
import {
  hasFileByPresentation,
  isFalseFile,
  presentationRefusal,
} from '#mocks/domain/presentations/files.ts';
import { isSharedFile } from '#mocks/domain/share/share.ts';
import type { Database, User } from '#mocks/store/database.ts';
import { itemsOf } from '#mocks/store/database.ts';
import type { Dependencies } from './kit/dependencies.ts';
import { on } from './kit/on.ts';

/** Maximum size of a file that is sent as JSON, bytes before encoding. */
const DATA_LIMIT = 20 * 1024 * 1024;
const FILES = 10;
/** How long the text of an agent’s file takes to read where it is meant to be slow, ms. */
const SLOW_READING = 10_000;

const NOT_FOR_SLIDES = 'Такие файлы в\u00a0презентацию не\u00a0вставить';

/** A stored file, or undefined when there are no bytes with this key. */
function storedFile({ store }: Database, key: string, name: string): SentFile | undefined {
  const start = store.readBlob(key, START);
  return start && { name, size: store.blobSize(key), version: key, start, open: () => store.openBlob(key) };
}

/** The sample of a voice, or undefined. */
function sampleFile({ played }: Dependencies, idFile: string): SentFile | undefined {
  const sample = played?.voiceSample(idFile);
  if (!sample) return undefined;
  const { name, bytes } = sample;
  const read = async (length: number, start: number) => bytes.subarray(start, start + length);
  const open = () => ({ read, close: async () => undefined });
  return { name, size: bytes.length, version: idFile, start: bytes.subarray(0, START), open };
}

/** A user's own file, one of an agent, a presentation or a brand that the user sees, or the sample of a voice, or undefined. */
function findFile(deps: Dependencies, user: User, idFile: string): SentFile | undefined {
  const { database, now } = deps;
  const file = database.files.get(idFile.toLowerCase());
  if (!file) return sampleFile(deps, idFile.toLowerCase());
  if (file.expiresAt !== undefined && file.expiresAt <= now().getTime()) return undefined;
  const isOpen =
    file.owner === user.email ||
    isSharedFile(database, user, file.idFile) ||
    hasFileByPresentation(database, user, file.idFile) ||
    hasFileByBrand(database, user, file.idFile) ||
    hasFileByAgent(database, user, file.idFile);
  return isOpen ? storedFile(database, file.idFile, file.name) : undefined;
}

export const fileRoutes = [
  on('fileDownload', (c) => {
    const file = existing(findFile(c.deps, c.user, c.query.idFile));
    return fileResponse(c.request, file, () => c.fail('range-not-satisfiable'), c.query.isInline);
  }),

  on('fileDataDownload', async (c) => {
    const file = existing(findFile(c.deps, c.user, c.query.idFile));
    if (file.size > DATA_LIMIT) return c.fail('too-large');
    return c.reply(200, { data: Buffer.from(await wholeOf(file)).toString('base64'), fileName: file.name });
  }),

  on('fileUpload', (c) =>
    c.once(async () => {
      const { database, now } = c.deps;
      const owner = c.user.email;
      const { request, files, file, chat } = c.body;
      const all = file ? [...files, file] : files;
      if (all.length === 0) return c.fail('bad-request', { message: 'Приложите файл' });
      if (all.length > FILES) return c.fail('bad-request', { message: `Лимит файлов до ${FILES}` });
      if (!itemsOf(database.tiles).some((tile) => tile.serviceType === request.serviceType))
        return c.fail('not-found');
      if (chat !== undefined && !findChat(database, owner, chat)) return c.fail('not-found');
      if (request.agent === true) {
        if (!all.every(({ name }) => isAgentFile(name)))
          return c.fail('file-unreadable', { message: 'Такие файлы агент не\u00a0читает' });
        if (all.some(({ size }) => size > MAX_AGENT_FILE)) return c.fail('too-large');
      }
      const isForSlides = request.presentation === true;
      const unfit = isForSlides ? all.map(presentationRefusal).find(Boolean) : undefined;
      if (unfit) return c.fail(unfit, unfit === 'file-unreadable' ? { message: NOT_FOR_SLIDES } : {});
      const uploads = await uploadsOf(all);
      if (isForSlides && (await Promise.all(uploads.map(isFalseFile))).includes(true))
        return c.fail('file-unreadable', { message: NOT_FOR_SLIDES });
      const refusal = uploads.find((upload) => upload.refusal)?.refusal;
      if (refusal) return c.fail(refusal);
      forgetUnsent(database, now());
      checkStorage(database, c.user, sizeOf(uploads));
      database.store.write((transaction) => {
        for (const { idFile, name, facts, kept } of uploads) {
          const isSlow = request.agent === true && name.toLowerCase().includes('медленно');
          transaction.put(database.files, {
            idFile,
            name,
            owner,
            facts,
            waitingSince: now().getTime(),
            ...(isSlow && { slowUntil: now().getTime() + SLOW_READING }),
          });
          transaction.blob(idFile, kept);
        }
      });
      return c.reply(200, uploads.map(toMessageFile));
    }),
  ),

  on('documentDownload', (c) => {
    const { database } = c.deps;
    const document = documentsFor(database, c.user).find(({ uuid }) => uuid === c.query.uuid.toLowerCase());
    const file = document && storedFile(database, document.uuid, document.fileName);
    if (!file) return c.fail('not-found');
    return fileResponse(c.request, file, () => c.fail('range-not-satisfiable'));
  }),
] as const;
