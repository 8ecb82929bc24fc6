/** Tells the owner of a token that somebody else has its secret: the token acts in the name of the owner. */
import { type Sender, sendMail } from '#mocks/domain/mail/mailbox.ts';
import { findPerson } from '#mocks/domain/people/person.ts';
import type { StoredToken, User } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';

/**
 * Writes a token whose secret is shown to `by`. Its owner gets a letter, unless the owner is `by` or has no address.
 *
 * @param write the writes, in the same transaction as the letter
 */
export function writeTold(
  deps: Sender,
  by: User,
  { ownerId, name }: StoredToken,
  write: (transaction: Transaction) => void,
): void {
  const to = findPerson(deps.database, ownerId)?.profile.email ?? null;
  if (ownerId === by.profile.id || to === null) {
    deps.database.store.write(write);
    return;
  }
  const text = `Администратор ${by.email} выпустил токен «${name}», который работает от\u00a0вашего имени: запросы по\u00a0нему видны в\u00a0вашей истории и\u00a0идут в\u00a0ваши лимиты. Если вы о\u00a0нём не\u00a0знаете, напишите администраторам.`;
  sendMail(deps, { to, subject: 'Токен от вашего имени', text }, write);
}
