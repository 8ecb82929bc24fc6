/** Agents as the contract has them. */
import { Failure } from '#mocks/contract/failures.ts';
import { usableFunction } from '#mocks/domain/functions/function.ts';
import { ownerOf, rightOf } from '#mocks/domain/lab/rights.ts';
import { findPerson } from '#mocks/domain/people/person.ts';
import type {
  AgentDraft,
  Database,
  Schemas,
  StoredAgent,
  StoredFunction,
  User,
} from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { fileStatusOf } from './files.ts';

type Right = Schemas['LabRight'];

const MAX_FILES = 20;

/** An agent with the right of a person to it. Throws `not-found` without one, or without one of `wanted`. */
export function findAgent(
  database: Database,
  user: User,
  uuid: string,
  wanted: readonly Right[] = ['owner', 'edit', 'use'],
): { readonly agent: StoredAgent; readonly right: Right } {
  const agent = database.agents.get(uuid.toLowerCase());
  const right = agent && rightOf(database, user, agent);
  if (!agent || !right || !wanted.includes(right)) throw new Failure('not-found');
  return { agent, right };
}

/** The functions that the model gets with an agent: those that its owner may still use. */
export function functionsOf(database: Database, agent: StoredAgent, draft = agent.draft): StoredFunction[] {
  const owner = findPerson(database, agent.ownerId);
  if (!owner) return [];
  return draft.functionIds.flatMap((id) => usableFunction(database, owner, id) ?? []);
}

/** Whether a person has pinned an agent. */
export const isPinned = ({ agentPins }: Database, { profile }: User, { uuid }: StoredAgent): boolean =>
  agentPins.get(`${profile.id} ${uuid}`) !== undefined;

function filesOf({ database, now }: Rows & Clock, { idFiles }: AgentDraft): Schemas['AgentFile'][] {
  return idFiles.slice(0, MAX_FILES).flatMap((idFile) => {
    const file = database.files.get(idFile);
    if (!file) return [];
    const size = database.store.blobSize(idFile);
    return [{ idFile, name: file.name, size, status: fileStatusOf(database, file, now()) }];
  });
}

/** An agent, or a version of it, as a person with a right to it sees it (lab.md §2). */
export function toAgent(
  deps: Rows & Clock,
  user: User,
  { agent, right }: { readonly agent: StoredAgent; readonly right: Right },
  { version, date, draft }: Pick<StoredAgent, 'version' | 'date' | 'draft'> = agent,
): Schemas['Agent'] {
  const { database } = deps;
  const isSeen = right !== 'use' || agent.access.isOpen;
  return {
    ...draft,
    ...(!isSeen && { idFiles: [] }),
    uuid: agent.uuid,
    version,
    date,
    right,
    owner: ownerOf(database, agent.ownerId),
    instruction: isSeen ? draft.instruction : null,
    files: isSeen ? filesOf(deps, draft) : null,
    functions: functionsOf(database, agent, draft).map(({ uuid, fields }) => ({
      uuid,
      title: fields.title,
      changes: fields.changes || fields.method !== 'GET',
    })),
    access: agent.access,
    editors: agent.access.editorIds.map((id) => ownerOf(database, id)),
    hidden: agent.hidden,
    pinned: isPinned(database, user, agent),
  };
}

/** An agent as lists have it. */
export function toAgentCard(
  database: Database,
  user: User,
  { agent, right }: { readonly agent: StoredAgent; readonly right: Right },
  use?: Schemas['LabUse'],
): Schemas['AgentCard'] {
  const { name, description, icon, colour, serviceType } = agent.draft;
  return {
    uuid: agent.uuid,
    name,
    description,
    icon,
    colour,
    serviceType,
    right,
    owner: ownerOf(database, agent.ownerId),
    visibility: agent.access.visibility,
    isOpen: agent.access.isOpen,
    hidden: agent.hidden,
    pinned: isPinned(database, user, agent),
    ...(use && { use }),
  };
}
