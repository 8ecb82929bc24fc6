/** What a model is asked for an answer. */
import type { AnsweringAgent } from '#mocks/domain/agents/answering-agent.ts';
import type { ModelRequest } from '#mocks/domain/model/model.ts';
import type { Chat, Database, StoredMessage } from '#mocks/store/database.ts';
import { turnsBefore } from './turns.ts';

interface Asked {
  readonly answer: StoredMessage;
  readonly chat: Chat;
  readonly agent: AnsweringAgent | undefined;
}

/** The conversation before an answer with the settings of the request, which count before those of the agent. */
export function modelRequest(database: Database, { answer, chat, agent }: Asked): ModelRequest {
  const { model } = answer;
  const settings = { ...agent?.draft.settings, ...answer.settings };
  return {
    serviceType: chat.serviceType,
    turns: turnsBefore(database, answer, agent?.draft.historyTurns),
    ...(Object.keys(settings).length > 0 && { settings }),
    ...(model !== undefined && { model }),
  };
}
