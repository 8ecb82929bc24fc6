/**
 * The requests of the synthetic people with the seeded agents and templates: a pure function of the first start, the object and
 * the day, computed when they are needed and never stored.
 */
import { rightOf } from '#mocks/domain/lab/rights.ts';
import { findPerson } from '#mocks/domain/people/person.ts';
import { busyness } from '#mocks/domain/usage/calendar.ts';
import type { PastLabRequest } from '#mocks/domain/usage/past.ts';
import type { Database, LabObject } from '#mocks/store/database.ts';
import { FIRST_ID, pick } from './synthetic.ts';

/** Days with use before the first start. */
const DAYS = 90;

interface Use {
  /** How many colleagues use it; 0 means that only its owner does. */
  readonly people: number;
  /** Mean number of requests on a working day. */
  readonly perDay: number;
  /** How many days before the first start the use ended. @default 1 */
  readonly ended?: number;
}

const agent = (number: number): string => `7c2e9f10-2222-4a3b-8c4d-00000000000${number}`;
const template = (number: number): string => `7c2e9f10-1111-4a3b-8c4d-${String(number).padStart(12, '0')}`;

/** Of the contract's examples those that are used. */
const uses: Readonly<Record<string, Use>> = {
  [agent(1)]: { people: 14, perDay: 10 },
  [agent(2)]: { people: 0, perDay: 0.8 },
  [agent(3)]: { people: 0, perDay: 1.2 },
  [agent(5)]: { people: 38, perDay: 9.5 },
  [agent(7)]: { people: 12, perDay: 6.5 },
  [agent(8)]: { people: 7, perDay: 1.5, ended: 45 },
  [template(1)]: { people: 21, perDay: 4.4 },
  [template(2)]: { people: 16, perDay: 3.2 },
  [template(3)]: { people: 11, perDay: 2.1 },
  [template(5)]: { people: 7, perDay: 1.1 },
  [template(6)]: { people: 9, perDay: 1.9 },
  [template(7)]: { people: 6, perDay: 0.9, ended: 50 },
  [template(9)]: { people: 6, perDay: 0.9 },
  [template(10)]: { people: 0, perDay: 0.2 },
};

/** Accounts that use an object: the first colleagues who may, or its owner alone. */
function usersOf(database: Database, object: LabObject, { people }: Use, count: number): number[] {
  if (people === 0) return [object.ownerId];
  const users: number[] = [];
  for (let id = FIRST_ID; id < FIRST_ID + count && users.length < people; id++) {
    const user = findPerson(database, id);
    if (user && !user.blocked && rightOf(database, user, object) === 'use') users.push(id);
  }
  return users;
}

/**
 * The requests with an object; none with one that people have made.
 *
 * @param count of the synthetic people
 * @param last day of the first start, as a number
 */
export function labRequestsOf(
  database: Database,
  uuid: string,
  { count, last }: { readonly count: number; readonly last: number },
): PastLabRequest[] {
  const use = uses[uuid];
  const object = database.agents.get(uuid) ?? database.labTemplates.get(uuid);
  if (!use || !object) return [];
  const users = usersOf(database, object, use, count);
  const requests: PastLabRequest[] = [];
  for (let day = last - DAYS; day <= last - (use.ended ?? 1); day++) {
    const spread = 0.5 + pick(day, uuid, 1000) / 1000;
    const wanted = use.perDay * busyness(day) * spread + pick(day, `${uuid} rest`, 1000) / 1000;
    for (let index = 0; index < Math.floor(wanted); index++) {
      // Some use it more than others.
      const place = (pick(day, `${uuid} ${index}`, 1000) / 1000) ** 1.5;
      const person = users[Math.floor(place * users.length)];
      if (person !== undefined) requests.push({ person, day });
    }
  }
  return requests;
}
