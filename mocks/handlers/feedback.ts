import { nextNumber } from '#mocks/domain/feedback/feedback.ts';
import { uploadsOf } from '#mocks/domain/files/uploads.ts';
import type { User } from '#mocks/store/database.ts';
import { on } from './kit/on.ts';
import { limitLetters } from './letter-limit.ts';

/** Category «доступ», for profiles without an e-mail; all others are for profiles with one (portal.md §3). */
const WITHOUT_EMAIL: readonly number[] = [1, 2];
const ERROR_REPORT = 3;
const PICTURE = /\.(jpe?g|png)$/i;

/** Without a session any category is allowed; a report from an error dialog always has category 3. */
function isOffered(groupId: number, isError: boolean, visitor: User | null): boolean {
  if (!visitor || (isError && groupId === ERROR_REPORT)) return true;
  return WITHOUT_EMAIL.includes(groupId) === (visitor.profile.email === null);
}

export const feedbackRoutes = [
  on('feedbackSend', (c) =>
    c.once(async () => {
      const { groupId, email, text, isError, file } = c.body;
      if (!isOffered(groupId, isError, c.visitor)) return c.fail('bad-request');
      if (text.trim() === '') return c.fail('bad-request', { message: 'Поле не\u00a0должно быть пустым' });
      if (file && !PICTURE.test(file.name))
        return c.fail('bad-request', { message: 'Загружен неверный формат файла' });
      limitLetters(c, text, file?.size);
      const { database, now } = c.deps;
      const owner = c.visitor?.email ?? null;
      const [picture] = await uploadsOf(file ? [file] : []);
      database.store.write((transaction) => {
        if (picture) transaction.blob(picture.idFile, picture.kept);
        transaction.put(database.feedback, {
          id: crypto.randomUUID(),
          number: nextNumber(database),
          owner,
          date: now().toISOString(),
          groupId,
          email,
          text,
          isError,
          ...(picture && { file: { idFile: picture.idFile, name: picture.name, size: picture.size } }),
        });
      });
      return c.reply(204);
    }),
  ),
] as const;
