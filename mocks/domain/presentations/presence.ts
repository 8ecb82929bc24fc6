/** Who has a presentation open. It is in memory only, for 30 s after each call (gateway.yaml, `presentationPresenceTrack`). */
import { by, inOrder } from '#mocks/domain/lists/list.ts';
import { findPerson } from '#mocks/domain/people/person.ts';
import type { Database, Schemas, StoredPresentation, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';
import { isNameable } from './comment-people.ts';

/** Time for which a call counts, ms. */
const SEEN = 30_000;
/** Most people in an answer. */
const LISTED = 50;

interface Presence {
  readonly slideId: string | undefined;
  /** When it ends, ms. */
  readonly ends: number;
}

/** The people by presentation and number of the account. */
const open = new WeakMap<Database, Map<string, Map<number, Presence>>>();

/** The people of all presentations, without those whose time is over. */
function presentIn(database: Database, moment: number): Map<string, Map<number, Presence>> {
  const known = open.get(database) ?? new Map<string, Map<number, Presence>>();
  open.set(database, known);
  for (const [uuid, people] of known) {
    for (const [id, { ends }] of people) if (ends <= moment) people.delete(id);
    if (people.size === 0) known.delete(uuid);
  }
  return known;
}

/** Notes that a person has a presentation open, or has left it. Returns the others who have it open. */
export function trackPresence(
  { database, now }: Rows & Clock,
  user: User,
  deck: StoredPresentation,
  { slideId, isLeft }: Pick<Schemas['PresentationPresenceSignal'], 'slideId' | 'isLeft'>,
): Schemas['PresentPerson'][] {
  const moment = now().getTime();
  const known = presentIn(database, moment);
  const people = known.get(deck.uuid) ?? new Map<number, Presence>();
  known.set(deck.uuid, people);
  if (isLeft) people.delete(user.profile.id);
  else people.set(user.profile.id, { slideId, ends: moment + SEEN });
  const mayName = isNameable(database, user, deck);
  const others = [...people].flatMap(([id, presence]) => {
    const person = id === user.profile.id ? undefined : findPerson(database, id);
    if (!person || !mayName(person)) return [];
    return [{ id, name: person.profile.name, ...(presence.slideId && { slideId: presence.slideId }) }];
  });
  return inOrder(
    others,
    by(({ name }) => folded(name)),
    by(({ id }) => id),
  ).slice(0, LISTED);
}
