/** The agent behind an answer: its settings, its functions and the consent that was given in the chat. */

import { changesData, usableFunction } from '#mocks/domain/functions/function.ts';
import type { ModelAgent, ModelFile, ModelFunction } from '#mocks/domain/model/model.ts';
import { digest } from '#mocks/domain/sign-in/session.ts';
import type {
  AgentDraft,
  Chat,
  ChatConsent,
  Database,
  StoredFunction,
  StoredMessage,
  User,
} from '#mocks/store/database.ts';
import { functionsOf } from './agent.ts';
import { modelFiles } from './files.ts';

export interface AnsweringAgent {
  readonly draft: AgentDraft;
  readonly functions: readonly StoredFunction[];
  readonly files: readonly ModelFile[];
  /** The consent that the answer «in this chat» gives for a function. */
  consentTo(one: StoredFunction): ChatConsent;
  /** Whether the person has given consent to the function, as it is now, for this chat. */
  isAllowed(one: StoredFunction): boolean;
}

const isSame = (one: ChatConsent, other: ChatConsent): boolean =>
  one.functionId === other.functionId &&
  one.functionVersion === other.functionVersion &&
  one.agentVersion === other.agentVersion &&
  one.draft === other.draft;

/** The settings and functions with which an answer was begun; undefined without an agent, or when it is gone. */
function settingsOf(
  database: Database,
  answer: StoredMessage,
  chat: Chat,
): Pick<AnsweringAgent, 'draft' | 'functions'> | undefined {
  const { agentDraft, agentVersion } = answer;
  if (agentDraft) {
    const user: User | undefined = database.users.get(answer.owner);
    if (!user) return undefined;
    const functions = agentDraft.functionIds.flatMap((id) => usableFunction(database, user, id) ?? []);
    return { draft: agentDraft, functions };
  }
  const bot = chat.agentId === undefined ? undefined : database.guestBots.get(chat.agentId);
  const uuid = bot?.agentUuid ?? chat.agentId;
  const agent = uuid === undefined ? undefined : database.agents.get(uuid);
  if (!agent || agentVersion === undefined) return undefined;
  const draft = database.agentVersions.get(`${agent.uuid} ${agentVersion}`)?.draft ?? agent.draft;
  const functions = functionsOf(database, agent, draft);
  // A guest is not asked for consent, so a chat-bot has only functions that change nothing.
  return { draft, functions: bot ? functions.filter((one) => !changesData(one)) : functions };
}

/** The agent of an answer; undefined without one. */
export function answeringAgent(
  database: Database,
  answer: StoredMessage,
  chat: Chat,
): AnsweringAgent | undefined {
  const settings = settingsOf(database, answer, chat);
  if (!settings) return undefined;
  const draft = answer.agentDraft ? digest(JSON.stringify(answer.agentDraft)) : '';
  const consentTo = ({ uuid, version }: StoredFunction): ChatConsent => ({
    functionId: uuid,
    functionVersion: version,
    draft,
    agentVersion: answer.agentVersion ?? null,
  });
  return {
    ...settings,
    files: modelFiles(database, settings.draft.idFiles),
    consentTo,
    isAllowed: (one) =>
      database.chats.get(chat.uuid)?.consents?.some((consent) => isSame(consent, consentTo(one))) ?? false,
  };
}

const toModelFunction = (one: StoredFunction): ModelFunction => {
  const { name, title, description, parameters } = one.fields;
  return { name, title, description, parameters, changes: changesData(one) };
};

/** What the model is told of an agent. */
export function toModelAgent({ draft, functions, files }: AnsweringAgent): Omit<ModelAgent, 'rounds'> {
  return { instruction: draft.instruction, files, functions: functions.map(toModelFunction) };
}
