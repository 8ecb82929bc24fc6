/** Files of agents: what may be one, who may use one, and what an answer reads of it. */

import { readable } from '#mocks/domain/files/readable.ts';
import { textIn, textOfFile } from '#mocks/domain/formats/file-text.ts';
import { extensionOf } from '#mocks/domain/formats/files.ts';
import { isSmall } from '#mocks/domain/formats/isolated.ts';
import { rightOf } from '#mocks/domain/lab/rights.ts';
import type { ModelFile } from '#mocks/domain/model/model.ts';
import type { Database, Schemas, StoredFile, User } from '#mocks/store/database.ts';

type Right = Schemas['LabRight'];

/** Kinds of files of agents (lab.md §5). */
const kinds = new Set(['pdf', 'txt', 'doc', 'docx', 'md', 'csv', 'xlsx']);
/** Greatest size of a file and of all files of an agent, bytes. */
export const MAX_AGENT_FILE = 20 * 1024 * 1024;
export const MAX_AGENT_FILES = 100 * 1024 * 1024;

/** Whether a file may belong to an agent, by its name. */
export const isAgentFile = (name: string): boolean => kinds.has(extensionOf(name));

/** The files of an agent for the model, those that are gone left out. */
export function modelFiles(database: Database, idFiles: readonly string[]): ModelFile[] {
  return idFiles.flatMap((id) => {
    const idFile = id.toLowerCase();
    const file = database.files.get(idFile);
    const size = database.store.blobSize(idFile);
    return file && size > 0 ? [readable(database, { idFile, name: file.name, size })] : [];
  });
}

const statuses = new WeakMap<StoredFile, Schemas['AgentFileStatus']>();

const statusOf = (text: string): Schemas['AgentFileStatus'] => (text.trim() === '' ? 'noText' : 'ready');

/** Whether answers can use a file. It is read at the first question about it, a large file in another process. */
export function fileStatusOf(database: Database, file: StoredFile, now: Date): Schemas['AgentFileStatus'] {
  if ((file.slowUntil ?? 0) > now.getTime()) return 'processing';
  const known = statuses.get(file);
  if (known) return known;
  const [found] = modelFiles(database, [file.idFile]);
  const bytes = found?.read(found.size) ?? new Uint8Array();
  const status = isSmall(bytes) ? statusOf(textIn(file.name, bytes)) : 'processing';
  statuses.set(file, status);
  if (found && status === 'processing')
    void textOfFile(found).then((text) => statuses.set(file, statusOf(text)));
  return status;
}

const namesFile = (idFiles: readonly string[], idFile: string): boolean =>
  idFiles.some((id) => id.toLowerCase() === idFile);

/**
 * Whether a person has a file by an agent, also by an earlier version of it: an editor, or anybody who may use an agent
 * that is open (LAB-12).
 */
export function hasFileByAgent(database: Database, user: User, idFile: string): boolean {
  const mayRead = (right: Right | undefined, isOpen: boolean) =>
    right === 'owner' || right === 'edit' || (right === 'use' && isOpen);
  return [...database.agents.values()].some((agent) => {
    const right = rightOf(database, user, agent);
    if (!mayRead(right, agent.access.isOpen)) return false;
    const versions = right === 'use' ? [agent] : [agent, ...database.agentVersions.group(agent.uuid)];
    return versions.some(({ draft }) => namesFile(draft.idFiles, idFile));
  });
}
