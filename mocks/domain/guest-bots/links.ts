/** Personal links to chat-bots: mailed to guests, kept by the hash of their token. */

import { nextUserId } from '#mocks/domain/accounts/accounts.ts';
import type { Post } from '#mocks/domain/mail/mailbox.ts';
import { portalOf, sendMail } from '#mocks/domain/mail/mailbox.ts';
import { isKeptAddress } from '#mocks/domain/people/email-changes.ts';
import { digest, noPassword, randomHex } from '#mocks/domain/sign-in/session.ts';
import type { Database, Schemas, StoredGuestBot, StoredGuestLink, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { isValid, linkFor, openAgentOf } from './bot.ts';

/** Mails an address its link to a chat-bot. The link that was mailed before no longer works. */
export function mailLink(
  deps: Post,
  request: Request,
  {
    bot,
    email,
    isAsked,
  }: { readonly bot: StoredGuestBot; readonly email: string; readonly isAsked: boolean },
): void {
  const { database, now } = deps;
  const { chatName, fields } = bot;
  const token = randomHex(32);
  const old = linkFor(database, bot, email);
  const link: StoredGuestLink = {
    uuid: old?.uuid ?? crypto.randomUUID(),
    botUuid: bot.uuid,
    tokenHash: digest(token),
    email,
    date: now().toISOString(),
    entered: old?.entered ?? null,
    revoked: false,
    // A link that the owner has sent stays the owner’s when the guest asks for it again.
    isAsked: isAsked && old?.isAsked !== false,
  };
  const query = new URLSearchParams({ chatName, emailUser: email, token });
  const address = `${portalOf(deps, request)}/chatBot/login?${query}`;
  const text = `Вас ждёт чат-бот «${fields.name}». Ссылка личная, не\u00a0пересылайте её: ${address}`;
  const mail = { to: email, subject: `Ссылка на\u00a0чат-бот «${fields.name}»`, text, link: address };
  sendMail(deps, mail, (transaction) => transaction.put(database.guestLinks, link));
}

/** The account of a guest who opens a link; undefined if the address belongs to an employee, or did a few days ago. */
function guestOf(database: Database, email: string, now: Date): User | undefined {
  const old = database.users.get(email);
  if (old) return old.profile.role === 'Chat_Bot' ? old : undefined;
  if (isKeptAddress(database, email, now)) return undefined;
  const id = nextUserId(database);
  return {
    email,
    password: noPassword(),
    agreementsAccepted: false,
    isBotGuest: true,
    profile: { id, email, name: email.slice(0, 200), role: 'Chat_Bot', groups: [], token: '' },
    created: now.toISOString(),
  };
}

/**
 * Lets the guest in whom the token of a link is for: notes the entry and makes the account if there is none.
 *
 * @returns the account; undefined when the token is not valid
 */
export function guestByLink({ database, now }: Rows & Clock, email: string, token: string): User | undefined {
  const tokenHash = digest(token);
  const link = [...database.guestLinks.values()].find((one) => one.tokenHash === tokenHash);
  const bot = link && database.guestBots.get(link.botUuid);
  if (!bot || link.email !== email || !isValid(bot, link) || !openAgentOf(database, bot, now()))
    return undefined;
  const guest = guestOf(database, email, now());
  if (!guest) return undefined;
  database.store.write((transaction) => {
    transaction.put(database.guestLinks, { ...link, entered: now().toISOString() });
    if (!database.users.get(email)) transaction.put(database.users, guest);
  });
  return guest;
}

/** A link, without its token, for those who may change the agent. */
export const toGuestLink = ({
  uuid,
  email,
  date,
  entered,
  isAsked,
  revoked,
}: StoredGuestLink): Schemas['GuestLink'] => ({ uuid, email, date, entered, isAsked, isRevoked: revoked });
