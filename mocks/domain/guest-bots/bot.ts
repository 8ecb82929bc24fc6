/** Chat-bots for guests that people make from agents: who may enter, and what each side sees of them. */

import { existing, Failure } from '#mocks/contract/failures.ts';
import { findAgent } from '#mocks/domain/agents/agent.ts';
import { hasLab } from '#mocks/domain/lab/rights.ts';
import { DAY, dayOf, startOf } from '#mocks/domain/lists/days.ts';
import { findPerson, isShutOut } from '#mocks/domain/people/person.ts';
import type {
  Database,
  Schemas,
  StoredAgent,
  StoredGuestBot,
  StoredGuestLink,
  User,
} from '#mocks/store/database.ts';

const DAYS = 30;

const CLOSED = 'Чат-бот закрыт. Напишите тому, кто вас пригласил';
const FULL =
  'Превышено количество обращений к\u00a0чат-боту. Он ответит завтра, после\u00a000:00 по\u00a0московскому времени';

/** A chat-bot and its agent, for a person who may change the agent. Throws `not-found` for everybody else. */
export function findBot(
  database: Database,
  user: User,
  uuid: string,
): { readonly bot: StoredGuestBot; readonly agent: StoredAgent } {
  const bot = existing(database.guestBots.get(uuid.toLowerCase()));
  return { bot, agent: findAgent(database, user, bot.agentUuid, ['owner', 'edit']).agent };
}

/** The chat-bot with this name in links; undefined without one. */
export const botNamed = ({ guestBots }: Database, chatName: string): StoredGuestBot | undefined =>
  [...guestBots.values()].find((bot) => bot.chatName === chatName);

/**
 * The agent of a chat-bot that answers now: it is on, its last day is not over, its agent is not archived, and the owner
 * of the agent may sign in and has the lab.
 */
export function openAgentOf(database: Database, bot: StoredGuestBot, now: Date): StoredAgent | undefined {
  const { isOn, lastDay } = bot.fields;
  const isOver = lastDay !== null && lastDay < dayOf(now.getTime());
  const agent = database.agents.get(bot.agentUuid);
  const owner = agent && findPerson(database, agent.ownerId);
  const isOpen = isOn && !bot.hidden && !isOver && agent?.hidden === false;
  return isOpen && owner && hasLab(owner) && !isShutOut(database, owner) ? agent : undefined;
}

/** The personal link of an address, also a revoked one. */
export const linkFor = (
  database: Database,
  bot: StoredGuestBot,
  email: string,
): StoredGuestLink | undefined => database.guestLinks.group(bot.uuid).find((link) => link.email === email);

/** Whether an address may ask for a personal link: the chat-bot is open to it, and no link of it was revoked. */
export function mayAsk(database: Database, bot: StoredGuestBot, email: string): boolean {
  const link = linkFor(database, bot, email);
  if (link) return isValid(bot, link);
  return isAdmitted(bot, email);
}

function isAdmitted({ fields }: StoredGuestBot, email: string): boolean {
  if (fields.entry === 'anyone') return true;
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return fields.entry === 'domains' && fields.domains.includes(domain);
}

/** Whether a link lets its guest in: one that the guest asked for counts only while the chat-bot is open to the address. */
export const isValid = (bot: StoredGuestBot, { revoked, isAsked, email }: StoredGuestLink): boolean =>
  !revoked && (!isAsked || isAdmitted(bot, email));

/** A chat-bot that a guest may use now, with its agent. Throws `not-found`. */
export function botOfGuest(
  database: Database,
  { email }: User,
  bot: StoredGuestBot | undefined,
  now: Date,
): { readonly bot: StoredGuestBot; readonly agent: StoredAgent } {
  const link = bot && linkFor(database, bot, email);
  const agent = bot && openAgentOf(database, bot, now);
  if (!bot || !agent || !link || !isValid(bot, link)) throw new Failure('not-found', { message: CLOSED });
  return { bot, agent };
}

/** The requests to a chat-bot since a time, as `toISOString` writes it. */
function requestsSince({ chats, messages }: Database, { uuid }: StoredGuestBot, start: string) {
  return [...chats.values()]
    .filter(({ agentId }) => agentId === uuid)
    .flatMap((chat) => messages.group(chat.uuid))
    .filter(({ role, date }) => role === 'user' && date >= start);
}

/** Throws `limit-exceeded` when all guests together have sent as many requests today, in Moscow, as the chat-bot allows. */
export function checkBotLimit(database: Database, bot: StoredGuestBot, now: Date): void {
  const today = dayOf(now.getTime());
  const limit = bot.fields.dayLimit;
  if (requestsSince(database, bot, startOf(today)).length < limit) return;
  const retryAfter = Math.ceil((Date.parse(startOf(today, 1)) - now.getTime()) / 1000);
  throw new Failure('limit-exceeded', { limit, retryAfter, message: FULL });
}

/** Numbers of the last 30 days; never what was written. */
function usageOf(database: Database, bot: StoredGuestBot, now: Date): Schemas['GuestBotUsage'] {
  const days = Array.from({ length: DAYS }, (_, index) => dayOf(now.getTime() - (DAYS - 1 - index) * DAY));
  const requests = requestsSince(database, bot, startOf(days[0] ?? ''));
  const byDay = Map.groupBy(requests, ({ date }) => dayOf(Date.parse(date)));
  const chatsIn = (some: typeof requests) => new Set(some.map(({ chatUuid }) => chatUuid)).size;
  return {
    guests: new Set(requests.map(({ owner }) => owner)).size,
    chats: chatsIn(requests),
    messages: requests.length,
    days: days.map((day) => {
      const ofDay = byDay.get(day) ?? [];
      return { day, chats: chatsIn(ofDay), messages: ofDay.length };
    }),
  };
}

/** A chat-bot, for those who may change its agent. */
export function toGuestBot(database: Database, bot: StoredGuestBot, now: Date): Schemas['GuestBot'] {
  const { uuid, agentUuid, chatName, version, date, fields } = bot;
  const usage = usageOf(database, bot, now);
  return { ...fields, uuid, agentId: agentUuid, chatName, version, date, usage };
}

/** A chat-bot for its guests: of the agent it tells only the service that answers. */
export function toGuestBotView(bot: StoredGuestBot, agent: StoredAgent): Schemas['GuestBotView'] {
  const { uuid, chatName } = bot;
  const { name, welcome, starters } = bot.fields;
  return { uuid, chatName, name, welcome, starters, serviceType: agent.draft.serviceType };
}
