import { limitMail, sendMail } from '../mail/mailbox.ts';
import { on } from '../on.ts';
import { passwordFits } from '../session.ts';
import { closeSession, noteTry, openSession } from '../sign-in.ts';

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
