/** The stored chats of a person and their messages. */
import type { Chat, Database, HistoryChat, StoredMessage } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';

/** A user's own chat that is not hidden, or undefined: other people's chats do not exist for them. */
export function findChat(database: Database, owner: string, uuid: string): Chat | undefined {
  const chat = database.chats.get(uuid.toLowerCase());
  return chat?.owner === owner && !chat.hidden ? chat : undefined;
}

/** A user's own chat, also a removed one that can still be restored. */
export function removableChat(database: Database, owner: string, uuid: string): Chat | undefined {
  const chat = database.chats.get(uuid.toLowerCase());
  return chat?.owner === owner && !chat.isErased ? chat : undefined;
}

/** The messages of a chat that are not hidden, oldest first; of one moment in the order in which they were stored. */
export function messagesOf(database: Database, chatUuid: string): StoredMessage[] {
  return database.messages
    .group(chatUuid)
    .filter(({ hidden }) => !hidden)
    .sort(byDate);
}

/** Dates are stored as `toISOString` writes them, so that they sort as text. */
const byDate = (a: { date: string }, b: { date: string }): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : 0;

const foldedContent = new WeakMap<object, string>();

/** Folded texts by stored object. They are cached because every keystroke searches all chats and messages. */
function contentOf(item: Chat | StoredMessage): string {
  const text = foldedContent.get(item) ?? folded(item.content);
  foldedContent.set(item, text);
  return text;
}

/** Whether a chat's title or one of its messages contains the text. */
export function chatContains(database: Database, chat: Chat, searchText: string): boolean {
  const wanted = folded(searchText).trim();
  if (contentOf(chat).includes(wanted)) return true;
  const messages = database.messages.group(chat.uuid);
  return messages.some((message) => !message.hidden && contentOf(message).includes(wanted));
}

/** A user's chats that are not hidden, newest first; tests of agents and the like are none. */
export function chatsOf(database: Database, owner: string): Chat[] {
  return database.chats
    .group(owner)
    .filter(({ hidden, purpose }) => !hidden && !purpose)
    .sort((a, b) => byDate(b, a) || (a.uuid < b.uuid ? -1 : 1));
}

/** The present name of a chat's template or agent; nothing without one, and when it was removed. */
function nameOf(database: Database, { agentId, templateId }: Chat): { name?: string } {
  const name =
    templateId === undefined
      ? agentId && database.agents.get(agentId)?.draft.name
      : database.labTemplates.get(templateId)?.draft.name;
  return name ? { name } : {};
}

/** A chat as lists have it. */
export function toHistoryChat(database: Database, chat: Chat): HistoryChat {
  const { uuid, content, date, serviceType, value, pinned, agentId, templateId } = chat;
  return {
    uuid,
    content,
    date,
    serviceType,
    value,
    ...(pinned && { pinned }),
    ...(agentId && { agentId }),
    ...(templateId && { templateId }),
    ...nameOf(database, chat),
  };
}
