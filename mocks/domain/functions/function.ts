/** Functions of agents as the contract has them. */
import { Failure } from '#mocks/contract/failures.ts';
import { hasLab, ownerOf, rightOf } from '#mocks/domain/lab/rights.ts';
import type { Database, Schemas, StoredFunction, User } from '#mocks/store/database.ts';
import { builtIns } from './built-in.ts';

type Right = Schemas['LabRight'];
export interface Found {
  readonly one: StoredFunction;
  readonly right: Right;
}

/** Whether a call changes data. Every method except GET does; GET does if the author of the function says so. */
export const changesData = ({ fields }: Pick<StoredFunction, 'fields'>): boolean =>
  fields.changes || fields.method !== 'GET';

/** A function of the portal, or one to which the person has a right; undefined otherwise. */
function known(database: Database, user: User, uuid: string): Found | undefined {
  const builtIn = builtIns.get(uuid.toLowerCase());
  if (builtIn) return hasLab(user) ? { one: builtIn, right: 'use' } : undefined;
  const one = database.functions.get(uuid.toLowerCase());
  const right = one && rightOf(database, user, one);
  return one && right && { one, right };
}

/** A function that a person may let an agent call; undefined without a right to it. */
export const usableFunction = (database: Database, user: User, uuid: string): StoredFunction | undefined =>
  known(database, user, uuid)?.one;

/** A function with the right of a person to it. Throws `not-found` without one of `wanted`. */
export function findFunction(
  database: Database,
  user: User,
  uuid: string,
  wanted: readonly Right[] = ['owner', 'edit', 'use'],
): Found {
  const found = known(database, user, uuid);
  if (!found || !wanted.includes(found.right)) throw new Failure('not-found');
  return found;
}

/** All functions that a person may use. */
export function functionsFor(database: Database, user: User): Found[] {
  const all = [...builtIns.keys(), ...[...database.functions.values()].map(({ uuid }) => uuid)];
  return all.flatMap((uuid) => known(database, user, uuid) ?? []);
}

/** Number of agents that may call a function, those in the archive too. */
export const usersOf = ({ agents }: Database, uuid: string): number =>
  [...agents.values()].filter(({ draft }) => draft.functionIds.includes(uuid)).length;

/** Names of agents that are told at most. */
const MAX_NAMED = 5;

/** Who needs a function, for its owner: the names of agents that the owner may see, and how many others there are. */
export function needOf(database: Database, user: User, uuid: string): string {
  const agents = [...database.agents.values()].filter(({ draft }) => draft.functionIds.includes(uuid));
  const names = agents
    .filter((agent) => rightOf(database, user, agent))
    .map(({ draft }) => `«${draft.name}»`)
    .slice(0, MAX_NAMED);
  const others = agents.length - names.length;
  if (names.length === 0) return String(others);
  return `${names.join(', ')}${others > 0 ? ` и\u00a0ещё ${others}` : ''}`;
}

/** A function as a person with a right to it sees it. */
export function toFunction(database: Database, { one, right }: Found): Schemas['AgentFunction'] {
  const { uuid, version, date, kind, ownerId, access, fields, headers } = one;
  const isSeen = kind === 'builtIn' || right !== 'use' || access.isOpen;
  return {
    ...fields,
    ...(!isSeen && { url: '', body: '', sampleAnswer: '' }),
    headers: isSeen ? [...headers] : [],
    uuid,
    version,
    date,
    kind,
    right,
    access,
    owner: kind === 'builtIn' ? null : ownerOf(database, ownerId),
    editors: access.editorIds.map((id) => ownerOf(database, id)),
    usedBy: usersOf(database, uuid),
    author: kind === 'builtIn' ? null : ownerOf(database, one.authorId ?? ownerId),
  };
}

/** A function as lists have it. */
export function toFunctionCard(database: Database, { one, right }: Found): Schemas['FunctionCard'] {
  const { uuid, kind, ownerId, access, fields } = one;
  const { title, name, description, method } = fields;
  return {
    uuid,
    kind,
    title,
    name,
    description,
    method,
    right,
    visibility: access.visibility,
    changes: changesData(one),
    owner: kind === 'builtIn' ? null : ownerOf(database, ownerId),
    usedBy: usersOf(database, uuid),
  };
}
