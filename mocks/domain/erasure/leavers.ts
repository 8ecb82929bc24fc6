/** People who remove their own accounts. The removal happens after 30 days and can be cancelled before (PROF-11). */

import { refuseField } from '#mocks/contract/failures.ts';
import { moveAccount } from '#mocks/domain/accounts/accounts.ts';
import { isLastAdmin } from '#mocks/domain/accounts/actions.ts';
import { type AuditedCall, audit, personNote } from '#mocks/domain/audit/audit.ts';
import { lastAdmin, losesLastAdmin } from '#mocks/domain/companies/admins.ts';
import { DAY } from '#mocks/domain/lists/days.ts';
import { type Sender, sendMail } from '#mocks/domain/mail/mailbox.ts';
import type { Running } from '#mocks/domain/sign-in/sign-in.ts';
import type { Database, Schemas, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** Time in which a person can cancel the removal, ms. */
const TAKEN_BACK = 30 * DAY;

/** Throws `fields-invalid` for the last administrator of the portal or of an active company. */
function checkLeaving(database: Database, user: User): void {
  if (isLastAdmin(database, user))
    refuseField('password', 'last-admin', 'Вы последний администратор портала');
  if (losesLastAdmin(database, user, null))
    refuseField('password', lastAdmin.code, 'Вы последний администратор компании');
}

type Leaving = AuditedCall & { readonly deps: Sender };

const dayOfErasure = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'Europe/Moscow' });

/**
 * Schedules the removal of the own account. Does nothing if it is scheduled already.
 *
 * @param also adds writes to the same transaction
 */
export function leave(
  call: Leaving,
  user: User,
  also: (transaction: Transaction) => void,
): Schemas['AccountRemoval'] {
  const { deps } = call;
  const { database, now } = deps;
  if (user.removal) return user.removal;
  checkLeaving(database, user);
  const moment = now().getTime();
  const removal = {
    requested: new Date(moment).toISOString(),
    erases: new Date(moment + TAKEN_BACK).toISOString(),
  };
  const write = (transaction: Transaction): void => {
    transaction.put(database.users, { ...user, removal });
    audit(call, transaction, { ...personNote(user, 'change'), after: { erases: removal.erases } });
    also(transaction);
  };
  const { email } = user.profile;
  if (email === null) database.store.write(write);
  else {
    const day = dayOfErasure.format(Date.parse(removal.erases));
    const text = `Вы попросили удалить учётную запись. ${day} чаты, файлы и\u00a0всё остальное сотрётся. До этого дня удаление можно отменить: «Профиль → Мои данные». Если вы этого не делали, войдите, отмените удаление и\u00a0смените пароль.`;
    sendMail(deps, { to: email, subject: 'Учётная запись будет удалена', text }, write);
  }
  return removal;
}

/** Cancels the scheduled removal, if there is one. */
export function stay(call: AuditedCall, user: User): void {
  const { database } = call.deps;
  const { removal, ...rest } = user;
  if (!removal) return;
  database.store.write((transaction) => {
    transaction.put(database.users, rest);
    audit(call, transaction, { ...personNote(user, 'change'), before: { erases: removal.erases } });
  });
}

/** Deletes the accounts whose removal is due. The last administrator is kept until there is another one. */
export function removeLeavers(deps: Rows & Clock & Running): void {
  const { database, now } = deps;
  const moment = now().toISOString();
  const over = [...database.users.values()].filter(({ removal }) => removal && removal.erases <= moment);
  for (const user of over) {
    if (isLastAdmin(database, user) || losesLastAdmin(database, user, null)) continue;
    database.store.writeOrKeep((transaction) => {
      moveAccount(deps, transaction, user, undefined);
      audit({ deps, user, address: '' }, transaction, personNote(user, 'remove'));
    });
  }
}
