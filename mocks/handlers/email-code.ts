/** Confirming an address by a mailed code (AUTH-08). */

import { canonicalEmail } from '#mocks/contract/email.ts';
import { composed } from '#mocks/domain/letters/templates.ts';
import { spendLinks } from '#mocks/domain/mail/links.ts';
import { limitMail, pretendMail, registrationValues, sendMail } from '#mocks/domain/mail/mailbox.ts';
import { askForPlace } from '#mocks/domain/requests/arrivals.ts';
import { checkLimits, networkOf } from '#mocks/domain/sign-in/attempt-limit.ts';
import { on } from './kit/on.ts';
import { confirmed, registrationOf } from './registration.ts';

/** Lifetime of a code, ms. */
const LIFETIME = 15 * 60_000;
/** Attempts with one code. */
const TRIES = 5;

/** A uniformly distributed code of six decimal digits. */
function newCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 1_000_000).padStart(6, '0');
}

export const emailCodeRoutes = [
  on('emailCodeSend', (c) => {
    const { database, now } = c.deps;
    const email = canonicalEmail(c.body.email);
    limitMail(c, email);
    const user = database.users.get(email);
    const code = newCode();
    const letter = user?.isRegistration
      ? composed(database, 'registrationCode', { ...registrationValues(registrationOf(user), now()), code })
      : composed(database, 'addressCode', { code });
    const expiresAt = now().getTime() + LIFETIME;
    const mail = { to: email, ...letter, code, expiresAt };
    if (user?.confirmed === false) {
      const { salt } = user.password;
      sendMail(c.deps, mail, (transaction) =>
        transaction.put(database.emailCodes, { email, code, expiresAt, salt, tries: TRIES }),
      );
    } else pretendMail(c.deps, mail);
    return c.reply(204);
  }),

  on('emailCodeConfirm', (c) => {
    const { database, limits, now } = c.deps;
    const email = canonicalEmail(c.body.email);
    const moment = now().getTime();
    const network = networkOf(c.address);
    checkLimits(moment, [limits.code, network]);
    const sent = database.emailCodes.get(email);
    const user = database.users.get(email);
    const isOpen = sent && sent.tries > 0 && sent.expiresAt > moment && sent.salt === user?.password.salt;
    if (!isOpen || !user || sent.code !== c.body.code) {
      limits.code.note(network, moment);
      if (isOpen) database.store.put(database.emailCodes, { ...sent, tries: sent.tries - 1 });
      return c.fail('code-invalid');
    }
    database.store.write((transaction) => {
      transaction.delete(database.emailCodes, email);
      spendLinks(c.deps, transaction, { email, operationId: 'registrationConfirm' });
      const owner = confirmed(user, undefined);
      transaction.put(database.users, owner);
      if (user.isRegistration) askForPlace(database, transaction, owner, now());
    });
    return c.reply(204);
  }),
] as const;
