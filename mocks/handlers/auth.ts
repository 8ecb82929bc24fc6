import { canonicalEmail } from '#mocks/contract/email.ts';
import { Failure } from '#mocks/contract/failures.ts';
import {
  checkPassword,
  closeSession,
  noteTry,
  openSession,
  withRenewedHash,
} from '#mocks/domain/sign-in/sign-in.ts';
import { recorded } from '#mocks/domain/sign-ins/record.ts';
import { on } from './kit/on.ts';

export const authRoutes = [
  on('authLogin', async (c) => {
    const email = canonicalEmail(c.body.email);
    const user = c.deps.database.users.get(email);
    return recorded(c, email, async () => {
      noteTry(c, email);
      const fits = await checkPassword(c, email, user, c.body.password);
      // Guests sign in by chatBot/auth; here they are unknown.
      if (!fits || !user || user.profile.role === 'Chat_Bot') throw new Failure('wrong-credentials');
      openSession(c, await withRenewedHash(c, user, c.body.password), 'ai');
      return c.reply(200, { ...user.profile, token: '' });
    });
  }),

  on('authLogout', (c) => {
    closeSession(c, c.query.type);
    return c.reply(204);
  }),
] as const;
