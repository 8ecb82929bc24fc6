/**
 * Erases what people have removed (PROF-10). What limits and statistics count stays: moment, service, model, result and
 * rating of each request.
 */

import { DAY } from '#mocks/domain/lists/days.ts';
import type { Running } from '#mocks/domain/sign-in/sign-in.ts';
import type { Chat, StoredMessage } from '#mocks/store/database.ts';
import type { Hideable } from '#mocks/store/hidden.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { eraseFiles, leftBehind } from './files.ts';

/** Time in which a removal can be undone, ms. The contract allows up to 30 days. */
const TAKEN_BACK = DAY;

type Erasing = Rows & Clock & Running;

/** Whether a removal can no longer be undone. States of earlier versions do not have its time; `date` is used instead. */
const isOver = (
  { hidden, hiddenSince, isErased, date }: Hideable & { readonly isErased?: true; readonly date: string },
  end: string,
): boolean => hidden && !isErased && (hiddenSince ?? date) < end;

/** The part of a chat that stays after its erasure. */
const chatTrace = ({ uuid, owner, serviceType, value, date, agentId, templateId }: Chat): Chat => ({
  uuid,
  owner,
  serviceType,
  value,
  date,
  ...(agentId !== undefined && { agentId }),
  ...(templateId !== undefined && { templateId }),
  content: '',
  hidden: true,
  isErased: true,
});

/** The part of a message that stays after its erasure. */
function messageTrace(message: StoredMessage): StoredMessage {
  const { id, chatUuid, owner, role, date, parentId, status } = message;
  const { model, source, rating, finishReason, agentVersion, isLookAgreed } = message;
  return {
    id,
    chatUuid,
    owner,
    role,
    date,
    parentId,
    status,
    ...(model !== undefined && { model }),
    ...(source !== undefined && { source }),
    ...(rating !== undefined && { rating }),
    ...(finishReason !== undefined && { finishReason }),
    ...(agentVersion !== undefined && { agentVersion }),
    ...(isLookAgreed && { isLookAgreed }),
    content: '',
    files: [],
    idFile: null,
    hidden: true,
    isErased: true,
  };
}

/** Erases the contents of messages, their function calls, and files that nothing else uses. */
function eraseMessages(
  { database }: Rows,
  transaction: Transaction,
  messages: readonly StoredMessage[],
): void {
  eraseFiles(database, transaction, leftBehind(database, messages));
  for (const message of messages) {
    for (const { call } of database.calls.group(message.id)) transaction.delete(database.calls, call.callId);
    transaction.put(database.messages, messageTrace(message));
  }
}

/** Erases the contents of chats and of their messages. */
export function eraseChats(deps: Erasing, transaction: Transaction, chats: readonly Chat[]): void {
  const { database, runs } = deps;
  for (const { uuid } of chats) runs.stop(uuid);
  const messages = chats.flatMap(({ uuid }) => database.messages.group(uuid));
  eraseMessages(
    deps,
    transaction,
    messages.filter(({ isErased }) => !isErased),
  );
  for (const chat of chats) transaction.put(database.chats, chatTrace(chat));
}

/** Erases removed objects that can no longer be restored. If the disk is full, the change is kept in memory. */
export function eraseRemoved(deps: Erasing): void {
  const { database, now } = deps;
  const end = new Date(now().getTime() - TAKEN_BACK).toISOString();
  const chats = [...database.chats.values()].filter((chat) => isOver(chat, end));
  const gone = new Set(chats.map(({ uuid }) => uuid));
  const messages = [...database.messages.values()].filter(
    (message) => isOver(message, end) && !gone.has(message.chatUuid),
  );
  const bots = [...database.guestBots.values()].filter((bot) => isOver(bot, end));
  const removals = [...database.removals.values()].filter(({ undoUntil }) => undoUntil < end);
  const answers = [...database.answeredOnce.values()].filter(({ expiresAt }) => expiresAt < now().getTime());
  database.store.writeOrKeep((transaction) => {
    eraseChats(deps, transaction, chats);
    eraseMessages(deps, transaction, messages);
    for (const { uuid } of bots) {
      transaction.delete(database.guestBots, uuid);
      for (const link of database.guestLinks.group(uuid)) transaction.delete(database.guestLinks, link.uuid);
    }
    for (const { owner } of removals) transaction.delete(database.removals, owner);
    for (const { id } of answers) transaction.delete(database.answeredOnce, id);
  });
}
