/** Calls of functions in a run: none without an agent, those that are open at its end, those from before a restart. */
import type { ModelPiece } from '#mocks/domain/model/model.ts';
import { type Run, splitText } from './run.ts';

/** The pieces of a model that answers without an agent. It has no functions, so requests for calls are left out. */
export async function* withoutCalls(
  pieces: AsyncIterable<ModelPiece>,
): AsyncGenerator<Exclude<ModelPiece, { type: 'ask' }>> {
  for await (const piece of pieces) if (piece.type !== 'ask') yield piece;
}

/** Ends the calls that are still open when their answer ends. */
export function closeCalls(run: Run): void {
  for (const { callId, status } of run.pending.calls ?? run.calls) {
    if (status === 'awaiting') run.add({ type: 'callResult', callId, status: 'expired', result: null });
    if (status === 'running')
      run.add({ type: 'callResult', callId, status: 'failed', result: 'Вызов прерван' });
  }
}

/**
 * Shows what is stored of an answer as events. Empty ones follow until there are as many as readers had before the restart:
 * new events then have new ids.
 */
export function showStored(run: Run, eventsBefore: number): void {
  const { answer } = run;
  for (const text of splitText(answer.reasoning ?? '')) run.push({ type: 'reasoning', text });
  for (const text of splitText(answer.content)) run.push({ type: 'delta', text });
  for (const { resultId, result } of answer.results ?? []) run.push({ type: 'result', resultId, result });
  for (const call of answer.calls ?? []) run.push({ type: 'call', call });
  while (run.events.length < eventsBefore) run.push({ type: 'delta', text: '' });
}
