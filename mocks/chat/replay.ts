import type { Exchange, StoredMessage } from '../db/database.ts';
import type { ChatEvent, EventDraft } from './run.ts';

/** The events of a stored answer, for a repeated send whose run is no longer kept. The text is one event per 50,000 characters. */
export function replay(exchange: Exchange, answer: StoredMessage): ChatEvent[] {
  const { chatUuid, requestId } = exchange;
  const drafts: EventDraft[] = [
    { type: 'started', chatUuid, requestId, messageId: answer.id, date: answer.date },
  ];
  if (answer.reasoning) drafts.push({ type: 'reasoning', text: answer.reasoning });
  for (let from = 0; from < answer.content.length; from += 50_000) {
    drafts.push({ type: 'delta', text: answer.content.slice(from, from + 50_000) });
  }
  if (answer.status === 'failed' && answer.error) drafts.push({ type: 'failed', error: answer.error });
  else {
    const status = answer.status === 'stopped' ? 'stopped' : 'complete';
    drafts.push({ type: 'finished', status, reason: answer.finishReason ?? status, date: answer.date });
  }
  return drafts.map((draft, index) => ({ ...draft, id: String(index + 1) }) as ChatEvent);
}
