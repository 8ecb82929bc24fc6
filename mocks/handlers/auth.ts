import { canonicalEmail } from '../contract/email.ts';
import { limitMail, pretendMail, sendMail } from '../mail/mailbox.ts';
import { on } from '../on.ts';
import { checkPassword, closeSession, noteTry, openSession } from '../sign-in.ts';

/** A uniformly distributed code of six decimal digits. */
function newCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 1_000_000).padStart(6, '0');
}

export const authRoutes = [
  on('post', '/auth/authentication', async (c) => {
    const email = canonicalEmail(c.body.email);
    noteTry(c, email);
    const user = c.deps.database.users.get(email);
    const fits = await checkPassword(c, email, user, c.body.password);
    // Guests sign in by chatBot/auth; here they are unknown.
    if (!fits || !user || user.profile.role === 'Chat_Bot') return c.fail('wrong-credentials');
    openSession(c, user, 'ai');
    return c.reply(200, { ...user.profile, token: '' });
  }),

  on('get', '/auth/logout', (c) => {
    closeSession(c, c.query.type);
    return c.reply(204);
  }),

  on('post', '/auth/sendCode', (c) => {
    const email = canonicalEmail(c.body.email);
    limitMail(c, email);
    const code = newCode();
    const mail = { to: email, subject: 'Код подтверждения', text: `Код подтверждения: ${code}`, code };
    if (c.deps.database.users.get(email)) sendMail(c.deps, mail);
    else pretendMail(c.deps, mail);
    return c.reply(204);
  }),
] as const;
