/** Versions of agents: the last 50 are kept, each with what it changed (lab.md §4). */
import { isDeepStrictEqual } from 'node:util';
import { keepUploaded, uploadedBefore } from '#mocks/domain/files/uploads.ts';
import { ownerOf } from '#mocks/domain/lab/rights.ts';
import type {
  AgentDraft,
  Database,
  Schemas,
  StoredAgent,
  StoredAgentVersion,
} from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';

const KEPT = 50;

const fields = [
  ...(['name', 'description', 'icon', 'colour', 'serviceType', 'model', 'instruction'] as const),
  ...(['starters', 'idFiles', 'functionIds', 'settings', 'historyTurns'] as const),
] satisfies readonly Schemas['AgentField'][];

/** The fields in which two settings differ. */
export const changedFields = (before: AgentDraft, after: AgentDraft): Schemas['AgentField'][] =>
  fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));

interface Saving {
  readonly agent: StoredAgent;
  readonly authorId: number;
  readonly changed: readonly Schemas['AgentField'][];
  readonly note?: string | undefined;
  readonly restoredFrom?: number | undefined;
}

/** Stores an agent with its current settings as a version, and forgets the oldest ones. */
export function putAgent(database: Database, transaction: Transaction, saving: Saving): void {
  const { agent, authorId, changed, note = '', restoredFrom } = saving;
  const { uuid, version, date, draft } = agent;
  transaction.put(database.agents, agent);
  transaction.put(database.agentVersions, {
    agentUuid: uuid,
    version,
    date,
    authorId,
    note,
    changed,
    draft,
    ...(restoredFrom !== undefined && { restoredFrom }),
  });
  const old = database.agentVersions.group(uuid).filter((one) => one.version <= version - KEPT);
  for (const one of old) transaction.delete(database.agentVersions, database.agentVersions.keyOf(one));
  // Files that wait for a request do so no longer.
  const waiting = draft.idFiles.flatMap((id) => database.files.get(id) ?? []);
  for (const { idFile, owner } of waiting)
    keepUploaded(database, transaction, uploadedBefore(database, owner, [idFile]));
}

/** A version as lists have it. */
export function toVersion(database: Database, stored: StoredAgentVersion): Schemas['AgentVersion'] {
  const { version, date, authorId, note, changed, restoredFrom } = stored;
  return {
    version,
    date,
    author: ownerOf(database, authorId),
    note,
    changed: [...changed],
    ...(restoredFrom !== undefined && { restoredFrom }),
  };
}
