import type { Exchange, StoredMessage } from '#mocks/store/database.ts';
import { brief } from './brief.ts';
import { type ChatEvent, type EventDraft, splitText } from './run.ts';

/** The events of a stored answer, for a repeated send whose run is no longer kept. */
export function replay(exchange: Exchange, answer: StoredMessage): ChatEvent[] {
  const { chatUuid, requestId } = exchange;
  const drafts: EventDraft[] = [
    {
      type: 'started',
      chatUuid,
      requestMessageId: requestId,
      messageId: answer.id,
      date: answer.date,
      ...(answer.insteadOf !== undefined && { insteadOf: answer.insteadOf }),
    },
  ];
  for (const text of splitText(answer.reasoning ?? '')) drafts.push({ type: 'reasoning', text });
  for (const text of splitText(answer.content)) drafts.push({ type: 'delta', text });
  for (const { resultId, result } of answer.results ?? [])
    drafts.push({ type: 'result', resultId, result: brief(result) });
  for (const call of answer.calls ?? []) drafts.push({ type: 'call', call });
  if (answer.status === 'failed' && answer.error) drafts.push({ type: 'failed', error: answer.error });
  else {
    const status = answer.status === 'stopped' ? 'stopped' : 'complete';
    drafts.push({ type: 'finished', status, reason: answer.finishReason ?? status, date: answer.date });
  }
  return drafts.map((draft, index) => ({ ...draft, id: String(index + 1) }) as ChatEvent);
}
