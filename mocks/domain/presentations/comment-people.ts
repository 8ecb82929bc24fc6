/** Who can be mentioned in the comments of a presentation (gateway.yaml, "Comments on presentations"). */
import { countSearches, type Limited } from '#mocks/domain/companies/search-limit.ts';
import { reachOf } from '#mocks/domain/companies/wall.ts';
import { presentationRightOf } from '#mocks/domain/lab/rights.ts';
import { by, inOrder } from '#mocks/domain/lists/list.ts';
import { statusOf } from '#mocks/domain/people/person.ts';
import type { Database, Schemas, StoredPresentation, User } from '#mocks/store/database.ts';
import { byMatch, folded } from '#mocks/store/search.ts';

const FOUND = 20;

/** Ids of the people whose names the presentation shows to each of its readers. */
function namedIn({ presentationThreads }: Database, deck: StoredPresentation): ReadonlySet<number> {
  const authors = presentationThreads
    .group(deck.uuid)
    .flatMap(({ comments }) => comments.map(({ authorId }) => authorId));
  return new Set([deck.ownerId, ...deck.access.editorIds, ...authors]);
}

/**
 * Whether another person of a presentation may be named to the caller: both may read it, and the caller sees the name there
 * or is a colleague (COMP-06).
 */
export function isNameable(
  database: Database,
  caller: User,
  deck: StoredPresentation,
): (person: User) => boolean {
  const named = namedIn(database, deck);
  return (person) =>
    statusOf(person) === 'active' &&
    presentationRightOf(database, person, deck) !== undefined &&
    (named.has(person.profile.id) || reachOf(database, caller, person) === 'colleague');
}

/**
 * The people whom a person can mention, by a part of the name; the first ones by name without a text. Counts as a search of
 * people. Throws `too-many-requests`.
 */
export function readersFor(
  deps: Limited,
  caller: User,
  deck: StoredPresentation,
  searchText = '',
): Schemas['PresentationReader'][] {
  const { database } = deps;
  countSearches(deps, caller);
  const able = isNameable(database, caller, deck);
  const people = inOrder(
    [...database.users.values()].filter((user) => user.email !== caller.email && able(user)),
    by(({ profile }) => folded(profile.name)),
    by(({ profile }) => profile.id),
  );
  const found =
    searchText.trim() === '' ? people : byMatch(people, searchText, ({ profile }) => [profile.name]);
  return found.slice(0, FOUND).map((user) => {
    const { profile, description = '' } = user;
    const isColleague = reachOf(database, caller, user) === 'colleague';
    return { id: profile.id, name: profile.name, description: isColleague ? description : '' };
  });
}

/** The first of the ids that the person cannot mention; undefined when all can be. */
export function unmentionable(
  database: Database,
  caller: User,
  deck: StoredPresentation,
  ids: readonly number[],
): number | undefined {
  if (ids.length === 0) return undefined;
  const able = isNameable(database, caller, deck);
  const wanted = new Set(ids);
  const known = new Set<number>();
  for (const user of database.users.values())
    if (wanted.has(user.profile.id) && able(user)) known.add(user.profile.id);
  return ids.find((id) => !known.has(id));
}
