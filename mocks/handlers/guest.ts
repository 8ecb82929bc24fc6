import { isCorporate } from '../agreements.ts';
import { canonicalEmail } from '../contract/email.ts';
import { Failure } from '../contract/failures.ts';
import type { Database, User } from '../db/database.ts';
import { on } from '../on.ts';
import { digest } from '../session.ts';
import { checkPassword, limitQuestion, noteTry, openSession } from '../sign-in.ts';
import { recorded } from '../sign-ins/record.ts';

/** The guest with this address, or undefined; employees are not found. */
function guestOf(database: Database, email: string): User | undefined {
  const user = database.users.get(email);
  return user?.profile.role === 'Chat_Bot' ? user : undefined;
}

export const guestRoutes = [
  on('post', '/chatBot/checkEmail', (c) => {
    limitQuestion(c);
    const email = canonicalEmail(c.body.email);
    return c.reply(200, {
      isRegistered: guestOf(c.deps.database, email) !== undefined,
      isCorporate: isCorporate(email),
    });
  }),

  on('post', '/chatBot/auth', async (c) => {
    const { body } = c;
    const email = canonicalEmail(body.email);
    const { database } = c.deps;
    const guest = guestOf(database, email);
    return recorded(c, email, async () => {
      noteTry(c, email);
      const known =
        'token' in body
          ? database.guestPasses.get(digest(body.token))?.email === email
          : await checkPassword(c, email, guest, body.password);
      if (!known || !guest) throw new Failure('wrong-credentials');
      openSession(c, guest, 'chatBot');
      return c.reply(200, { ...guest.profile, token: '' });
    });
  }),
] as const;
