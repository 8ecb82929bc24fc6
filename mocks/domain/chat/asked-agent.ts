/** The agent that a request names (lab.md §9). */
import { Failure } from '#mocks/contract/failures.ts';
import { findAgent } from '#mocks/domain/agents/agent.ts';
import { hasFileByAgent } from '#mocks/domain/agents/files.ts';
import { usableFunction } from '#mocks/domain/functions/function.ts';
import { botOfGuest } from '#mocks/domain/guest-bots/bot.ts';
import { checkLab } from '#mocks/domain/lab/rights.ts';
import { findPerson } from '#mocks/domain/people/person.ts';
import type {
  AgentDraft,
  Chat,
  Database,
  Schemas,
  StoredGuestBot,
  StoredMessage,
  User,
} from '#mocks/store/database.ts';

export interface AskedAgent {
  /** Undefined for settings that were never saved. */
  readonly uuid: string | undefined;
  readonly draft: AgentDraft;
  readonly isArchived: boolean;
  /** The chat-bot that a guest asks in place of the agent. */
  readonly bot?: StoredGuestBot;
  /** For a chat-bot, the owner of its agent: the right to the service is the owner's, not the guest's. */
  readonly owner?: User | undefined;
  /** Stored with the answer, to find its agent again. */
  readonly answer: Pick<StoredMessage, 'agentVersion' | 'agentDraft'>;
}

/** Throws `not-found` for unsaved settings with files or functions that are not the person's to use. */
function checkDraft(database: Database, user: User, { idFiles, functionIds }: AgentDraft): void {
  const hasFile = (id: string) => {
    const file = database.files.get(id.toLowerCase());
    return file?.owner === user.email || (file && hasFileByAgent(database, user, file.idFile));
  };
  const isUsable = idFiles.every(hasFile) && functionIds.every((id) => usableFunction(database, user, id));
  if (!isUsable) throw new Failure('not-found');
}

/** The agent behind the chat-bot that a guest asks. Throws `not-found` for one that the guest may not use now. */
function agentOfBot(database: Database, guest: User, uuid: string, now: Date): AskedAgent {
  const { bot, agent } = botOfGuest(database, guest, database.guestBots.get(uuid), now);
  const { draft, version } = agent;
  const owner = findPerson(database, agent.ownerId);
  return { uuid: bot.uuid, draft, isArchived: false, answer: { agentVersion: version }, bot, owner };
}

/** The agent of a request, or of its chat; undefined without one. Throws `not-found` and `bad-request`. */
export function askedAgent(
  database: Database,
  user: User,
  { agentId, agentDraft, purpose }: Schemas['ChatRequest'],
  chat: Chat | undefined,
  now: Date,
): AskedAgent | undefined {
  const uuid = agentId?.toLowerCase() ?? chat?.agentId;
  if (chat && chat.agentId !== uuid) throw new Failure('not-found');
  if (user.isBotGuest && uuid === undefined) throw new Failure('not-found');
  if (user.profile.role === 'Chat_Bot' && uuid !== undefined && !agentDraft)
    return agentOfBot(database, user, uuid, now);
  const found = uuid === undefined ? undefined : findAgent(database, user, uuid).agent;
  if (agentDraft) {
    if (purpose !== 'test')
      throw new Failure('bad-request', { message: 'Несохранённого агента можно только проверить' });
    checkLab(user);
    checkDraft(database, user, agentDraft);
    return { uuid, draft: agentDraft, isArchived: found?.hidden ?? false, answer: { agentDraft } };
  }
  if (!found) return undefined;
  const { draft, hidden, version } = found;
  return { uuid, draft, isArchived: hidden, answer: { agentVersion: version } };
}
