/** How many requests a person may send to a service in a day, counted from the stored messages (ERR-04, PROF-04). */
import { Failure } from '#mocks/contract/failures.ts';
import { dayOf, startOf } from '#mocks/domain/lists/days.ts';
import { paysItself } from '#mocks/domain/people/reference.ts';
import { isOpenTo, rulesOf } from '#mocks/domain/tiles/rules.ts';
import { type Database, itemsOf, type Schemas, type Tile, type User } from '#mocks/store/database.ts';
import { checkOverallLimits } from './overall-limits.ts';

type Limits = Readonly<Record<string, number | null>>;

/** Requests a day by service; null for a counted service without a limit. Services that are not here are not counted. */
const employeeLimits: Limits = {
  chatGpt: 500,
  claude: 100,
  gemini: 100,
  deepSeek: 200,
  perplexity: 50,
  yaChat: 500,
  gigaChat: 500,
  img: 10,
  yaArt: 30,
  flux: 30,
  llama: null,
  vasilisa: null,
  whisper: null,
};
const pupilLimits: Limits = {
  chatGpt: 20,
  yaChat: 50,
  gigaChat: 50,
  perplexity: 10,
  claude: 0,
  grok: 0,
  img: 10,
  yaArt: 10,
  llama: null,
  vasilisa: null,
};

const limitsFor = ({ profile: { groups } }: User): Limits =>
  paysItself(groups) ? pupilLimits : employeeLimits;

/** Number of requests of a person since `start`, hidden ones too; to one service where it is given. */
function countRequests(
  { chats, messages }: Database,
  owner: string,
  start: string,
  serviceType?: string,
): number {
  const recent = chats
    .group(owner)
    .filter((chat) => chat.date >= start && (serviceType ?? chat.serviceType) === chat.serviceType);
  return recent
    .flatMap(({ uuid }) => messages.group(uuid))
    .filter(({ role, date }) => role === 'user' && date >= start).length;
}

/** Requests a day of a person to a service, null without a limit: the smaller one of the person's and the service's. */
function serviceLimitOf(database: Database, user: User, { serviceType, value }: Tile): number | null {
  const limits = [limitsFor(user)[serviceType], rulesOf(database, value).dayLimit].filter(
    (limit) => typeof limit === 'number',
  );
  return limits.length === 0 ? null : Math.min(...limits);
}

/** The limits of a person at the time `now`; a day is one of Moscow. */
export function limitsOf(database: Database, user: User, now: Date): Schemas['ServiceLimit'][] {
  const limits = limitsFor(user);
  const today = dayOf(now.getTime());
  return itemsOf(database.tiles)
    .filter((tile) => isOpenTo(database, tile, user))
    .filter(
      ({ serviceType, value }) =>
        Object.hasOwn(limits, serviceType) || rulesOf(database, value).dayLimit !== null,
    )
    .map((tile) => ({
      serviceType: tile.serviceType,
      title: tile.title,
      used: countRequests(database, user.email, startOf(today), tile.serviceType),
      limit: serviceLimitOf(database, user, tile),
      unit: 'request',
      period: 'day',
      resets: startOf(today, 1),
    }));
}

/**
 * Checks the limits for a request to a service: that of the person for the service, and those of all services together.
 *
 * @throws Failure `limit-exceeded` when the person has sent as many as one of them allows
 */
export function checkDayLimit(database: Database, user: User, tile: Tile, now: Date): void {
  // Guests have no limits.
  if (user.profile.role === 'Chat_Bot') return;
  checkOverallLimits(database, user, now, (start) => countRequests(database, user.email, start));
  const limit = serviceLimitOf(database, user, tile);
  const today = dayOf(now.getTime());
  const retryAfter = Math.ceil((Date.parse(startOf(today, 1)) - now.getTime()) / 1000);
  if (limit === null || countRequests(database, user.email, startOf(today), tile.serviceType) < limit) return;
  const message = 'Превышено количество обращений. Для\u00a0вас этот сервис закрыт: его лимит\u00a0— 0';
  throw new Failure('limit-exceeded', { limit, retryAfter, ...(limit === 0 && { message }) });
}
