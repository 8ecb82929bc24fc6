import { canonicalEmail } from '../contract/email.ts';
import { Failure } from '../contract/failures.ts';
import { on } from '../on.ts';
import { checkPassword, closeSession, noteTry, openSession } from '../sign-in.ts';
import { recorded } from '../sign-ins/record.ts';

export const authRoutes = [
  on('post', '/auth/authentication', async (c) => {
    const email = canonicalEmail(c.body.email);
    const user = c.deps.database.users.get(email);
    return recorded(c, email, async () => {
      noteTry(c, email);
      const fits = await checkPassword(c, email, user, c.body.password);
      // Guests sign in by chatBot/auth; here they are unknown.
      if (!fits || !user || user.profile.role === 'Chat_Bot') throw new Failure('wrong-credentials');
      openSession(c, user, 'ai');
      return c.reply(200, { ...user.profile, token: '' });
    });
  }),

  on('get', '/auth/logout', (c) => {
    closeSession(c, c.query.type);
    return c.reply(204);
  }),
] as const;
