import { existing } from '#mocks/contract/failures.ts';
import { findChat } from '#mocks/domain/history/chats.ts';
import { follow, streamHeaders } from '#mocks/domain/streams/event-stream.ts';
import { checkService } from '#mocks/domain/tokens/caller.ts';
import { send } from './chat-send.ts';
import { confirmCall } from './kit/consent.ts';
import { on } from './kit/on.ts';

export const chatRoutes = [
  on('chatMessageSend', send),

  on('chatCallConfirm', confirmCall),

  on('chatStreamResume', (c) => {
    const { database, runs, heartbeat } = c.deps;
    const chat = existing(findChat(database, c.user.email, c.path.chatUuid));
    checkService(c.token, chat);
    const messageId = c.query.messageId?.toLowerCase();
    const asked = messageId === undefined ? undefined : database.messages.get(messageId);
    if (messageId !== undefined && (asked?.chatUuid !== chat.uuid || asked.role !== 'assistant')) {
      return c.fail('not-found');
    }
    const run = runs.get(chat.uuid);
    if (!run || (asked && asked.id !== run.answer.id)) return c.reply(204);
    // An id beyond the end without `messageId` belongs to an earlier answer: the client has nothing of this one.
    const last = Number(c.header['Last-Event-ID'] ?? 0);
    const after = last > run.events.length ? 0 : last;
    if (run.ended && after === run.events.length) return c.reply(204);
    const headers = { ...streamHeaders, 'message-id': run.answer.id };
    return c.raw(200, 'text/event-stream', follow(run, after, heartbeat), headers);
  }),

  on('chatStreamStop', (c) => {
    const chat = existing(findChat(c.deps.database, c.user.email, c.path.chatUuid));
    checkService(c.token, chat);
    c.deps.runs.stop(chat.uuid);
    return c.reply(204);
  }),
] as const;
