/** How much an agent is used, from the stored requests (lab.md §4). */

import { DAY, dayOf } from '#mocks/domain/lists/days.ts';
import type { Database, Schemas, StoredMessage } from '#mocks/store/database.ts';

const DAYS = 30;
/** Fewer people are not named, so that nobody is recognised. */
const PEOPLE = 5;

const chatsIn = (requests: readonly StoredMessage[]): number =>
  new Set(requests.map(({ chatUuid }) => chatUuid)).size;

/** The use of an agent by everybody in the 30 days that end at `now`, tests excepted. */
export function agentUsage({ chats, messages }: Database, uuid: string, now: Date): Schemas['AgentUsage'] {
  const own = [...chats.values()].filter(({ agentId, purpose }) => agentId === uuid && !purpose);
  const days = Array.from({ length: DAYS }, (_, index) => dayOf(now.getTime() - (DAYS - 1 - index) * DAY));
  const requests = own
    .flatMap((chat) => messages.group(chat.uuid))
    .filter(({ role, date }) => role === 'user' && days.includes(dayOf(Date.parse(date))));
  const byDay = Map.groupBy(requests, ({ date }) => dayOf(Date.parse(date)));
  const people = new Set(requests.map(({ owner }) => owner)).size;
  return {
    chats: chatsIn(requests),
    messages: requests.length,
    people: people < PEOPLE ? null : people,
    days: days.map((day) => {
      const ofDay = byDay.get(day) ?? [];
      return { day, chats: chatsIn(ofDay), messages: ofDay.length };
    }),
  };
}
