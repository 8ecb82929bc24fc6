import { existing } from '#mocks/contract/failures.ts';
import { siblingsOf, toMessage } from '#mocks/domain/chat/messages.ts';
import { ratingFeedback } from '#mocks/domain/feedback/feedback.ts';
import {
  chatContains,
  chatsOf,
  findChat,
  messagesOf,
  removableChat,
  toHistoryChat,
} from '#mocks/domain/history/chats.ts';
import { removeHistory, restoreHistory } from '#mocks/domain/history/removal.ts';
import { runOf } from '#mocks/domain/lab-templates/run.ts';
import { byLatest, inOrder, pageOf } from '#mocks/domain/lists/list.ts';
import type { Chat, Database } from '#mocks/store/database.ts';
import { withHidden } from '#mocks/store/hidden.ts';
import { folded } from '#mocks/store/search.ts';
import { on } from './kit/on.ts';

/** Pinned ones first; the order is kept otherwise. */
function pinnedFirst(chats: readonly Chat[]): Chat[] {
  return inOrder(
    chats,
    byLatest(({ pinned }) => Number(pinned ?? false)),
  );
}

/** The newest place in a chat's messages that contains the text. */
function snippetOf(database: Database, chat: Chat, searchText: string): { snippet?: string } {
  const wanted = folded(searchText).trim();
  if (wanted === '') return {};
  for (const { content } of messagesOf(database, chat.uuid).reverse()) {
    const line = content.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
    const at = folded(line).indexOf(wanted);
    if (at < 0) continue;
    const [start, end] = [Math.max(0, at - 60), Math.min(line.length, at + wanted.length + 100)];
    const part = line.slice(start, Math.min(end, start + 290)).toWellFormed();
    return { snippet: `${start > 0 ? '…' : ''}${part}${end < line.length ? '…' : ''}` };
  }
  return {};
}

export const historyRoutes = [
  on('historyChatList', (c) => {
    const { database } = c.deps;
    const { serviceType, searchText } = c.query;
    const chats = chatsOf(database, c.user.email).filter(
      (chat) =>
        (!serviceType || (chat.serviceType === serviceType && !chat.agentId && !chat.templateId)) &&
        (!searchText || chatContains(database, chat, searchText)),
    );
    return c.page(pinnedFirst(chats), (chat) => ({
      ...toHistoryChat(database, chat),
      ...snippetOf(database, chat, searchText ?? ''),
    }));
  }),

  on('historyTemplateList', (c) => {
    const uuid = c.query.templateUuid.toLowerCase();
    const { database } = c.deps;
    const chats = chatsOf(database, c.user.email).filter(({ templateId }) => templateId === uuid);
    return c.page(pinnedFirst(chats), (chat) => toHistoryChat(database, chat));
  }),

  on('historyAgentList', (c) => {
    const uuid = c.query.agentUuid.toLowerCase();
    const { database } = c.deps;
    const chats = chatsOf(database, c.user.email);
    const own = chats.filter(({ agentId, templateId }) => agentId === uuid && !templateId);
    return c.page(pinnedFirst(own), (chat) => toHistoryChat(database, chat));
  }),

  on('historyMessageList', (c) => {
    const { database, runs } = c.deps;
    const chat = existing(findChat(database, c.user.email, c.query.chatUuid));
    // Page 0 is the newest; inside a page the order is that of the conversation.
    const messages = messagesOf(database, chat.uuid);
    const siblings = siblingsOf(messages);
    const template = runOf(chat);
    const page = pageOf(messages.reverse(), c.query);
    return c.reply(200, {
      ...page,
      serviceType: chat.serviceType,
      ...(chat.agentId !== undefined && { agentId: chat.agentId }),
      ...(template && { template }),
      content: page.content.reverse().map((message) => {
        const others = siblings.get(message.id);
        return { ...toMessage(message, runs), ...(others && { siblings: others.slice(0, 200) }) };
      }),
    });
  }),

  on('historyChatHide', (c) => {
    const { database, runs, now } = c.deps;
    const chat = removableChat(database, c.user.email, c.body.uuid);
    if (!chat || chat.templateId) return c.fail('not-found');
    if (c.body.hidden) runs.stop(chat.uuid);
    database.store.put(database.chats, withHidden(chat, c.body.hidden, now()));
    return c.reply(204);
  }),

  on('historyTemplateHide', (c) => {
    const { database, now } = c.deps;
    const chat = removableChat(database, c.user.email, c.body.uuid);
    if (!chat?.templateId) return c.fail('not-found');
    database.store.put(database.chats, withHidden(chat, c.body.hidden, now()));
    return c.reply(204);
  }),

  on('historyMessageHide', (c) => {
    const { database, now } = c.deps;
    const message = database.messages.get(c.body.uuid.toLowerCase());
    const isOwn = message?.owner === c.user.email && !message.isErased;
    if (!isOwn || !findChat(database, c.user.email, message.chatUuid)) return c.fail('not-found');
    database.store.put(database.messages, withHidden(message, c.body.hidden, now()));
    return c.reply(204);
  }),

  on('historyRemove', (c) => {
    const { removed, ...wanted } = c.body;
    const done = removed ? removeHistory(c.deps, c.user.email, wanted) : restoreHistory(c.deps, c.user.email);
    return c.reply(200, done);
  }),

  on('historyChatRename', (c) => {
    const { database } = c.deps;
    const chat = existing(findChat(database, c.user.email, c.body.uuid));
    database.store.put(database.chats, { ...chat, content: c.body.content.trim() });
    return c.reply(204);
  }),

  on('historyChatPin', (c) => {
    const { database } = c.deps;
    const chat = existing(findChat(database, c.user.email, c.body.uuid));
    database.store.put(database.chats, { ...chat, pinned: c.body.pinned });
    return c.reply(204);
  }),

  on('historyMessageRate', (c) => {
    const { database } = c.deps;
    const message = database.messages.get(c.body.uuid.toLowerCase());
    if (
      message?.owner !== c.user.email ||
      message.hidden ||
      !findChat(database, c.user.email, message.chatUuid)
    )
      return c.fail('not-found');
    if (message.role !== 'assistant') return c.fail('bad-request', { message: 'Оценить можно только ответ' });
    const { rating, comment } = c.body;
    const { rating: _rating, ratingComment: _comment, ...unrated } = message;
    database.store.write((transaction) => {
      transaction.put(database.messages, {
        ...unrated,
        ...(rating && { rating }),
        ...(rating && comment !== undefined && { ratingComment: comment }),
      });
      if (rating === 'bad' && comment?.trim())
        transaction.put(database.feedback, ratingFeedback(c.deps, c.user, message.id, comment));
    });
    return c.reply(204);
  }),
] as const;
