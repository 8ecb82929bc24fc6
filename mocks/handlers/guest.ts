import { canonicalEmail } from '#mocks/contract/email.ts';
import { Failure } from '#mocks/contract/failures.ts';
import { botNamed, mayAsk, openAgentOf } from '#mocks/domain/guest-bots/bot.ts';
import { guestByLink, mailLink } from '#mocks/domain/guest-bots/links.ts';
import { limitMail } from '#mocks/domain/mail/mailbox.ts';
import { isCorporate } from '#mocks/domain/people/agreements.ts';
import { digest } from '#mocks/domain/sign-in/session.ts';
import {
  checkPassword,
  limitQuestion,
  noteTry,
  openSession,
  withRenewedHash,
} from '#mocks/domain/sign-in/sign-in.ts';
import { recorded } from '#mocks/domain/sign-ins/record.ts';
import type { Database, StoredGuestBot, User } from '#mocks/store/database.ts';
import type { Dependencies } from './kit/dependencies.ts';
import { on } from './kit/on.ts';

/** The guest with this address, or undefined; employees are not found. */
function guestOf(database: Database, email: string): User | undefined {
  const user = database.users.get(email);
  return user?.profile.role === 'Chat_Bot' ? user : undefined;
}

/** Whether an address may enter a chat-bot now; an employee may not, and has the agent itself. */
function mayEnterBot({ database, now }: Dependencies, bot: StoredGuestBot, email: string): boolean {
  const user = database.users.get(email);
  const isEmployee = user !== undefined && user.profile.role !== 'Chat_Bot';
  return !isEmployee && openAgentOf(database, bot, now()) !== undefined && mayAsk(database, bot, email);
}

export const guestRoutes = [
  on('guestEmailCheck', (c) => {
    limitQuestion(c);
    const email = canonicalEmail(c.body.email);
    const { chatName, isLinkWanted = false } = c.body;
    const bot = chatName === undefined ? undefined : botNamed(c.deps.database, chatName);
    if (isLinkWanted) limitMail(c, email);
    const mayEnter = bot && mayEnterBot(c.deps, bot, email);
    if (bot && mayEnter && isLinkWanted) mailLink(c.deps, c.request, { bot, email, isAsked: true });
    return c.reply(200, {
      isRegistered: mayEnter ?? guestOf(c.deps.database, email) !== undefined,
      isCorporate: isCorporate(c.deps.database, email),
    });
  }),

  on('guestLogin', async (c) => {
    const { body } = c;
    const email = canonicalEmail(body.email);
    const { database } = c.deps;
    return recorded(c, email, async () => {
      noteTry(c, email);
      const byLink = 'token' in body ? guestByLink(c.deps, email, body.token) : undefined;
      const guest = byLink ?? guestOf(database, email);
      const known =
        'token' in body
          ? byLink !== undefined || database.guestPasses.get(digest(body.token))?.email === email
          : await checkPassword(c, email, guest, body.password);
      if (!known || !guest) throw new Failure('wrong-credentials');
      const entered = 'password' in body ? await withRenewedHash(c, guest, body.password) : guest;
      openSession(c, entered, 'chatBot');
      return c.reply(200, { ...guest.profile, token: '' });
    });
  }),
] as const;
