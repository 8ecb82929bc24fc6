/** Agents and functions of the lab, from the contract's examples (lab.md §10). */

import { exampleOf } from '#mocks/contract/contract.ts';
import { putAgent } from '#mocks/domain/agents/versions.ts';
import { toStored } from '#mocks/domain/functions/built-in.ts';
import { digest } from '#mocks/domain/sign-in/session.ts';
import { seedOnce } from '#mocks/initial/once.ts';
import type { AgentDraft, Database, LabAccess, Schemas, StoredAgent } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { labFiles } from './lab-files.ts';

const agentExamples = [
  ...(['lawyer', 'letters', 'sales', 'purchases', 'newcomer', 'contracts'] as const),
  ...(['secretary', 'checker'] as const),
];
const functionExamples = ['request', 'stock', 'rates'] as const;
/** Sign-in addresses of the owners of the examples, by their ids, for their files. */
const addresses: Readonly<Record<number, string>> = {
  1: 'employee@neuro.example',
  3: 'company@neuro.example',
};

function toAgent(example: Schemas['Agent']): StoredAgent {
  const { uuid, version, date, owner, access, hidden, name, description, icon, colour, serviceType } =
    example;
  const { model, starters, idFiles, functionIds, settings, historyTurns, instruction } = example;
  const draft: AgentDraft = {
    name,
    description,
    icon,
    colour,
    serviceType,
    model,
    starters,
    idFiles,
    functionIds,
    settings,
    historyTurns,
    instruction: instruction ?? '',
  };
  return { uuid, version, date, hidden, ownerId: owner.id, access: access as LabAccess, draft }; // ours
}

/** Settings of an earlier version: without the fields that came later. */
function before(draft: AgentDraft, changed: readonly Schemas['AgentField'][]): AgentDraft {
  const empty: Partial<AgentDraft> = {
    ...(changed.includes('idFiles') && { idFiles: [] }),
    ...(changed.includes('functionIds') && { functionIds: [] }),
    ...(changed.includes('starters') && { starters: draft.starters.slice(0, 2) }),
    ...(changed.includes('instruction') && { instruction: draft.instruction.split('\n\n')[0] ?? '' }),
  };
  return { ...draft, ...empty };
}

/** Stores the versions of the contract's example, so that there is something to compare and to restore. */
function seedVersions(database: Database, transaction: Transaction, agent: StoredAgent): void {
  const { content } = exampleOf('agentVersionList', 'three') as Schemas['AgentVersionPage'];
  let { draft } = agent;
  for (const { version, date, author, note, changed } of content) {
    const stored = { agentUuid: agent.uuid, version, date, authorId: author.id, note, changed, draft };
    transaction.put(database.agentVersions, stored);
    draft = before(draft, changed);
  }
}

/** Token of the seeded link of guest@other.example. */
const LINK_TOKEN = 'bot-other-2026';

/** Stores the chat-bot of the contract's example with its links. */
function seedGuestBot(database: Database, transaction: Transaction): void {
  const { content } = exampleOf('guestBotList', 'one') as Schemas['GuestBotPage'];
  const links = exampleOf('guestLinkList', 'two') as Schemas['GuestLinkPage'];
  for (const { uuid, agentId, chatName, version, date, usage: _usage, ...fields } of content) {
    transaction.put(database.guestBots, {
      uuid,
      agentUuid: agentId,
      chatName,
      version,
      date,
      hidden: false,
      fields,
    });
    for (const { isRevoked: revoked, ...link } of links.content) {
      const tokenHash = link.isAsked ? link.uuid : digest(LINK_TOKEN);
      transaction.put(database.guestLinks, { ...link, botUuid: uuid, tokenHash, revoked });
    }
  }
}

/** Adds agents and functions once, where their owners are. */
export function seedLab(database: Database): void {
  seedOnce(database, 'lab', (transaction) => {
    const isThere = (id: number) => database.users.group(String(id)).length > 0;
    const agents = agentExamples.map((name) => exampleOf('agentRead', name) as Schemas['Agent']);
    for (const name of functionExamples) {
      const one = toStored(exampleOf('functionRead', name) as Schemas['AgentFunction']);
      if (isThere(one.ownerId)) transaction.put(database.functions, one);
    }
    for (const example of agents.filter(({ owner }) => isThere(owner.id))) {
      for (const { idFile, name } of example.files ?? []) {
        transaction.put(database.files, { idFile, name, owner: addresses[example.owner.id] ?? '' });
        transaction.blob(idFile, new TextEncoder().encode(labFiles[name] ?? ''));
      }
      const agent = toAgent(example);
      putAgent(database, transaction, { agent, authorId: agent.ownerId, changed: [] });
      if (agent.version === 3) seedVersions(database, transaction, agent);
      if (example.pinned)
        transaction.put(database.agentPins, { userId: example.owner.id, agentUuid: agent.uuid });
    }
    if (isThere(1)) seedGuestBot(database, transaction);
  });
}
