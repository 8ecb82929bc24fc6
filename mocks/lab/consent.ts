/** Decisions of a person about calls that change data (lab.md §6; LAB-17, LAB-18). */
import type { paths } from '#api/generated/gateway.d.ts';
import { findChat } from '../db/database.ts';
import type { Context } from '../on.ts';

/** Handler of `chatCallConfirm`. */
export function confirmCall(c: Context<paths['/chat/{chatUuid}/call']['post']>): Response {
  const { database } = c.deps;
  const chat = findChat(database, c.user.email, c.path.chatUuid);
  const stored = database.calls.get(c.body.callId.toLowerCase());
  if (!chat || stored?.chatUuid !== chat.uuid) return c.fail('not-found');
  return c.fail('call-settled');
}
