import type { Schemas } from '../db/database.ts';
import { limitMail, sendMail } from '../mail/mailbox.ts';
import { on } from '../on.ts';
import { passwordFits } from '../session.ts';
import { closeSession, noteTry, openSession } from '../sign-in.ts';

/** Mandatory agreements; at least one of the others is required too (BOT-03). */
const MANDATORY: readonly number[] = [1, 6];

/** Whether all six agreements are there, each once, and enough of them are checked. */
function suffices(agreements: readonly Schemas['Agreement'][]): boolean {
  const checked = agreements.filter((agreement) => agreement.checked).map(({ id }) => id);
  return (
    new Set(agreements.map(({ id }) => id)).size === 6 &&
    MANDATORY.every((id) => checked.includes(id)) &&
    checked.some((id) => !MANDATORY.includes(id))
  );
}

/** A uniformly distributed code of six decimal digits. */
function newCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 1_000_000).padStart(6, '0');
}

export const authRoutes = [
  on('post', '/auth/authentication', async (c) => {
    const email = c.body.email.toLowerCase();
    noteTry(c.deps, email);
    const user = c.deps.database.users.get(email);
    const fits = await passwordFits(user, c.body.password);
    // Guests sign in by chatBot/auth; here they are unknown.
    if (!fits || !user || user.profile.role === 'Chat_Bot') return c.fail('wrong-credentials');
    await openSession(c, user, 'ai');
    return c.reply(200, { ...user.profile, token: '' });
  }),

  on('get', '/auth/logout', async (c) => {
    await closeSession(c, c.query.type);
    return c.reply(204);
  }),

  on('get', '/auth/checkAgreement', (c) => c.reply(200, c.user.agreementsAccepted)),

  on('post', '/auth/agreement', (c) => {
    const { agreements } = c.body;
    if (!suffices(agreements)) {
      return c.fail('bad-request', {
        message: 'Отметьте обязательные соглашения и\u00a0хотя\u00a0бы одно из\u00a0остальных',
      });
    }
    const { database } = c.deps;
    database.store.write((transaction) =>
      transaction.put(database.users, { ...c.user, agreements, agreementsAccepted: true }),
    );
    return c.reply(204);
  }),

  on('post', '/auth/sendCode', (c) => {
    const email = c.body.email.toLowerCase();
    limitMail(c.deps, email);
    if (c.deps.database.users.get(email)) {
      const code = newCode();
      const text = `Код подтверждения: ${code}`;
      sendMail(c.deps, { to: email, subject: 'Код подтверждения', text, code });
    }
    return c.reply(204);
  }),
] as const;
