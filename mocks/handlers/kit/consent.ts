/** Decisions of a person about calls that change data (lab.md §6; LAB-17, LAB-18). */
import type { paths } from '#api/generated/gateway.d.ts';
import { findChat } from '#mocks/domain/history/chats.ts';
import type { AgentCall, StoredCall } from '#mocks/store/database.ts';
import type { Context } from './on.ts';

const statuses = { allow: 'running', allowChat: 'running', decline: 'declined' } as const;

/** Handler of `chatCallConfirm`. The decision is stored before the answer goes on, so that it is made once. */
export function confirmCall(c: Context<paths['/chat/{chatUuid}/call']['post']>): Response {
  const { database, runs, now } = c.deps;
  const { callId, decision } = c.body;
  const chat = findChat(database, c.user.email, c.path.chatUuid);
  const stored = database.calls.get(callId.toLowerCase());
  if (!chat || stored?.chatUuid !== chat.uuid) return c.fail('not-found');
  const { call, consent } = stored;
  const { decisions } = runs;
  if (call.status !== 'awaiting' || !decisions.isWaiting(call.callId)) return c.fail('call-settled');
  const isLate = Date.parse(call.expires ?? '') <= now().getTime();
  const { expires: _expires, ...rest } = call;
  const settled: AgentCall = { ...rest, status: isLate ? 'expired' : statuses[decision] };
  const next: StoredCall = { ...stored, call: settled };
  database.store.write((transaction) => {
    transaction.put(database.calls, next);
    if (decision === 'allowChat' && !isLate)
      transaction.put(database.chats, { ...chat, consents: [...(chat.consents ?? []), consent] });
  });
  if (isLate) {
    decisions.settle(call.callId, 'expired');
    return c.fail('call-settled');
  }
  decisions.settle(call.callId, decision === 'decline' ? 'declined' : 'allow');
  return c.reply(204);
}
