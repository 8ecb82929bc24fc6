/** How much agents and templates are used: stored requests and those of the computed past, tests excepted (lab.md §4). */
import { DAY, dayOf } from '#mocks/domain/lists/days.ts';
import { findPerson } from '#mocks/domain/people/person.ts';
import { dayNamed } from '#mocks/domain/usage/calendar.ts';
import { pastOf } from '#mocks/domain/usage/past.ts';
import type { Chat, Database, Schemas } from '#mocks/store/database.ts';

const DAYS = 30;
/** Fewer people are not named, so that nobody is recognised. */
const PEOPLE = 5;

/** A request with an agent, or of a run of a template. */
interface LabRequest {
  /** Sign-in address. */
  readonly person: string;
  readonly chat: string;
  /** `YYYY-MM-DD` in Moscow. */
  readonly day: string;
}

/** What a chat names: the agent that answers, or the template that it was begun with. */
type Kind = 'agentId' | 'templateId';

/** The chats of each object, tests excepted. */
export const chatsByObject = ({ chats }: Database, kind: Kind): ReadonlyMap<string | undefined, Chat[]> =>
  Map.groupBy(
    [...chats.values()].filter((chat) => chat[kind] !== undefined && !chat.purpose),
    (chat) => chat[kind],
  );

/** All requests with an object; `chats` are those of the object. */
export function labRequests(database: Database, uuid: string, chats: readonly Chat[] = []): LabRequest[] {
  const stored = chats
    .flatMap((chat) => database.messages.group(chat.uuid))
    .filter(({ role }) => role === 'user')
    .map(({ owner, chatUuid, date }) => ({ person: owner, chat: chatUuid, day: dayOf(Date.parse(date)) }));
  const past = pastOf(database).labRequests(uuid);
  return [
    ...stored,
    ...past.map(({ person, day }) => {
      const address = findPerson(database, person)?.email ?? String(person);
      return { person: address, chat: `${address} ${day}`, day: dayNamed(day) };
    }),
  ];
}

/** The 30 days that end at `now`, oldest first. */
export const lastDays = (now: Date): string[] =>
  Array.from({ length: DAYS }, (_, index) => dayOf(now.getTime() - (DAYS - 1 - index) * DAY));

/** How many people sent the requests; null for few. */
export function peopleOf(requests: readonly LabRequest[]): number | null {
  const people = new Set(requests.map(({ person }) => person)).size;
  return people < PEOPLE ? null : people;
}

/** The figures of an object for its card; undefined while nobody has used it. */
function toUse(requests: readonly LabRequest[], days: ReadonlySet<string>): Schemas['LabUse'] | undefined {
  if (requests.length === 0) return undefined;
  const recent = requests.filter(({ day }) => days.has(day));
  const last = requests.reduce((latest, { day }) => (day > latest ? day : latest), '');
  return {
    requests: recent.length,
    people: peopleOf(recent),
    lastDay: peopleOf(requests) === null ? null : last,
  };
}

/** Says how much each object of a list is used in the 30 days that end at `now`. */
export function labUses(database: Database, kind: Kind, now: Date) {
  const days = new Set(lastDays(now));
  const chats = chatsByObject(database, kind);
  return (uuid: string): Schemas['LabUse'] | undefined =>
    toUse(labRequests(database, uuid, chats.get(uuid)), days);
}
