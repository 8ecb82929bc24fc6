/** How much an agent is used, for its owner (lab.md §4). */
import { chatsByObject, labRequests, lastDays, peopleOf } from '#mocks/domain/lab/use.ts';
import type { Database, Schemas } from '#mocks/store/database.ts';

const chatsIn = (requests: readonly { readonly chat: string }[]): number =>
  new Set(requests.map(({ chat }) => chat)).size;

/** The use of an agent by everybody in the 30 days that end at `now`, tests excepted. */
export function agentUsage(database: Database, uuid: string, now: Date): Schemas['AgentUsage'] {
  const days = lastDays(now);
  const all = labRequests(database, uuid, chatsByObject(database, 'agentId').get(uuid));
  const requests = all.filter(({ day }) => days.includes(day));
  const byDay = Map.groupBy(requests, ({ day }) => day);
  return {
    chats: chatsIn(requests),
    messages: requests.length,
    people: peopleOf(requests),
    days: days.map((day) => {
      const ofDay = byDay.get(day) ?? [];
      return { day, chats: chatsIn(ofDay), messages: ofDay.length };
    }),
  };
}
