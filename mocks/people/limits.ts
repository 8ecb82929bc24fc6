/** How many requests a person may send to a service in a day, counted from the stored messages (ERR-04, PROF-04). */
import { Failure } from '../contract/failures.ts';
import { type Database, itemsOf, type Schemas, type User } from '../db/database.ts';
import { dayOf, startOf } from '../lists/days.ts';
import { paysItself } from './reference.ts';

type Limits = Readonly<Record<string, number | null>>;

/** Requests a day by service; null for a counted service without a limit. Services that are not here are not counted. */
const employeeLimits: Limits = {
  ...{ chatGpt: 500, claude: 100, gemini: 100, deepSeek: 200, perplexity: 50, yaChat: 500, gigaChat: 500 },
  ...{ img: 10, yaArt: 30, flux: 30 },
  ...{ llama: null, vasilisa: null, whisper: null },
};
const pupilLimits: Limits = {
  ...{ chatGpt: 20, yaChat: 50, gigaChat: 50, perplexity: 10, claude: 0, grok: 0 },
  ...{ img: 10, yaArt: 10 },
  ...{ llama: null, vasilisa: null },
};

const limitsFor = ({ profile: { groups } }: User): Limits =>
  paysItself(groups) ? pupilLimits : employeeLimits;

/** Number of requests of a person to a service since `start`, hidden ones too. */
function countRequests(
  { chats, messages }: Database,
  owner: string,
  serviceType: string,
  start: string,
): number {
  const recent = chats.group(owner).filter((chat) => chat.serviceType === serviceType && chat.date >= start);
  return recent
    .flatMap(({ uuid }) => messages.group(uuid))
    .filter(({ role, date }) => role === 'user' && date >= start).length;
}

/** The limits of a person at the time `now`; a day is one of Moscow. */
export function limitsOf(database: Database, user: User, now: Date): Schemas['ServiceLimit'][] {
  const limits = limitsFor(user);
  const today = dayOf(now.getTime());
  return itemsOf(database.tiles)
    .filter(({ serviceType }) => Object.hasOwn(limits, serviceType))
    .map(({ serviceType, title }) => ({
      serviceType,
      title,
      used: countRequests(database, user.email, serviceType, startOf(today)),
      limit: limits[serviceType] ?? null,
      unit: 'request',
      period: 'day',
      resets: startOf(today, 1),
    }));
}

/** Counts a request to a service. Throws `limit-exceeded` when the person has sent as many as a day allows. */
export function checkDayLimit(database: Database, user: User, serviceType: string, now: Date): void {
  // Guests have no limits.
  if (user.profile.role === 'Chat_Bot') return;
  const limit = limitsFor(user)[serviceType] ?? null;
  const today = dayOf(now.getTime());
  if (limit === null || countRequests(database, user.email, serviceType, startOf(today)) < limit) return;
  const retryAfter = Math.ceil((Date.parse(startOf(today, 1)) - now.getTime()) / 1000);
  const message = 'Превышено количество обращений. Для\u00a0вас этот сервис закрыт: его лимит\u00a0— 0';
  throw new Failure('limit-exceeded', { limit, retryAfter, ...(limit === 0 && { message }) });
}
