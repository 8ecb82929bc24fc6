/** Answers that were being written when the gateway ended. */

import { apiPath } from '#lib/gateway-path.ts';
import { errorBody } from '#mocks/contract/contract.ts';
import { answeringAgent } from '#mocks/domain/agents/answering-agent.ts';
import type { Asked } from '#mocks/domain/model/model.ts';
import type {
  AgentCall,
  Database,
  MessageResult,
  StoredFunction,
  StoredMessage,
} from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { firstFileOf } from './brief.ts';
import { modelRequest } from './model-request.ts';
import { INTERRUPTED, type Runs } from './runs.ts';

/** One item for each key: the last one, at the place of the first one. */
const latest = <T>(items: readonly T[], keyOf: (item: T) => string): T[] => [
  ...new Map(items.map((one) => [keyOf(one), one])).values(),
];

/** An unfinished answer together with its pieces, which were stored while it was written. */
function whole({ pieces }: Database, message: StoredMessage): StoredMessage {
  const said = pieces.group(message.id);
  const reasoning = (message.reasoning ?? '') + said.map((piece) => piece.reasoning).join('');
  const results: MessageResult[] = latest(
    [...(message.results ?? []), ...said.flatMap((piece) => piece.results ?? [])],
    ({ resultId }) => resultId,
  );
  const calls = said.findLast((piece) => piece.calls)?.calls ?? message.calls ?? [];
  return {
    ...message,
    content: message.content + said.map((piece) => piece.content).join(''),
    ...(reasoning && { reasoning }),
    ...(results.length > 0 && { results, idFile: firstFileOf(results) }),
    ...(calls.length > 0 && { calls: [...calls] }),
  };
}

/** Whether a call of the answer still waits for a decision. */
const waits = ({ calls }: Database, message: StoredMessage): boolean =>
  (message.calls ?? []).some(({ callId }) => calls.get(callId)?.call.status === 'awaiting');

const closed = (call: NonNullable<StoredMessage['calls']>[number]): AgentCall => {
  const { expires: _expires, ...rest } = call as AgentCall; // ours
  if (call.status === 'awaiting') return { ...rest, status: 'expired' };
  return call.status === 'running' ? { ...rest, status: 'failed', result: 'Вызов прерван' } : rest;
};

/**
 * Marks the answers that were running before a restart as failed; their text is kept. Those that wait for consent keep
 * waiting (LAB-18), see `resumeWaiting`.
 */
export function markInterrupted(database: Database, now: Date): void {
  const { messages, pieces, store } = database;
  const running = [...messages.values()].filter(({ status }) => status === 'streaming');
  store.writeOrKeep((transaction) => {
    for (const message of running) {
      const said = whole(database, message);
      if (waits(database, said)) {
        transaction.put(messages, said);
        continue;
      }
      const error = errorBody('internal-error', `${apiPath}/chat`, now, { message: INTERRUPTED });
      const calls = said.calls && { calls: said.calls.map(closed) };
      transaction.put(messages, { ...said, ...calls, status: 'failed', error });
    }
    for (const { id } of pieces.values()) transaction.delete(pieces, id);
  });
}

/** Goes on with the answers that wait for consent. */
export function resumeWaiting(deps: Rows & Clock & Asked & { readonly runs: Runs }): void {
  const { database, runs, model } = deps;
  for (const answer of [...database.messages.values()].filter(({ status }) => status === 'streaming')) {
    const chat = database.chats.get(answer.chatUuid);
    const request = database.messages.get(answer.parentId ?? '');
    if (!chat || !request) continue;
    const found = answeringAgent(database, answer, chat);
    const calls = (answer.calls ?? []).flatMap(({ callId }) => database.calls.get(callId) ?? []);
    // The person was asked about the function as it was: a changed one is not called (LAB-17).
    const isChanged = ({ uuid, version }: StoredFunction): boolean =>
      calls.some(({ consent }) => consent.functionId === uuid && consent.functionVersion !== version);
    const agent = found && { ...found, functions: found.functions.filter((one) => !isChanged(one)) };
    const seen = calls.map(({ events }) => events);
    runs.start({
      answer,
      agent,
      model,
      requestId: request.id,
      path: `${apiPath}/chat/${chat.serviceType}/message`,
      request: modelRequest(database, { answer, chat, agent }),
      eventsBefore: Math.max(0, ...seen),
    });
  }
}
