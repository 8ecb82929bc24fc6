/** Pages of the internet as materials of presentations (PRES-97). */
import { pageAddressProblem } from '#lib/page-address.ts';
import { refuseField } from '#mocks/contract/failures.ts';
import { fileTypeOf } from '#mocks/domain/files/content-type.ts';
import { forgetUnsent } from '#mocks/domain/files/uploads.ts';
import { type OpenPage, type PageFile, PageProblem, pageFile } from '#mocks/domain/files/web-pages.ts';
import { checkStorage } from '#mocks/domain/limits/storage-limits.ts';
import { checkLimits } from '#mocks/domain/sign-in/attempt-limit.ts';
import { on } from './kit/on.ts';

/** The file of a page. Throws `fields-invalid` for one that is no material. */
async function readPage(openPage: OpenPage, url: string, signal: AbortSignal): Promise<PageFile> {
  try {
    return await pageFile(await openPage(url, signal));
  } catch (error) {
    if (error instanceof PageProblem) refuseField('url', 'unreadable', error.message);
    throw error;
  }
}

export const presentationPageRoutes = [
  on('presentationPageAdd', (c) =>
    c.once(async () => {
      const { database, now, limits, openPage } = c.deps;
      const { url } = c.body;
      const fault = pageAddressProblem(url);
      if (fault !== undefined) refuseField('url', 'invalid', fault);
      checkLimits(now().getTime(), [limits.pages, c.user.email]);
      limits.pages.note(c.user.email, now().getTime());
      const { name, bytes } = await readPage(openPage, url, c.request.signal);
      forgetUnsent(database, now());
      checkStorage(database, c.user, bytes.length);
      const idFile = crypto.randomUUID();
      const facts = { mimeType: fileTypeOf(name, bytes) };
      const file = { idFile, name, owner: c.user.email, facts, waitingSince: now().getTime() };
      database.store.write((transaction) => {
        transaction.put(database.files, file);
        transaction.blob(idFile, bytes);
      });
      return c.reply(200, { idFile, name, size: bytes.length, ...facts });
    }),
  ),
] as const;
