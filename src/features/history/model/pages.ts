import type { HistoryChat } from '#api/generated/model/historyChat.ts';
import type { HistoryChatPage } from '#api/generated/model/historyChatPage.ts';

/** Chats per page (portal.md §9). */
export const pageSize = 30;

type ChatPage = Pick<HistoryChatPage, 'content' | 'last'>;

/**
 * Number of the next page; undefined after the last one. Only `last` or an empty page ends the list: a page of exactly
 * 30 chats may be followed by another (PRE-14), and a shorter page may have lost an unreadable chat.
 */
export function nextPage(pages: readonly ChatPage[]): number | undefined {
  const newest = pages.at(-1);
  return !newest || newest.last || newest.content.length === 0 ? undefined : pages.length;
}

/** All chats of the pages, with trimmed titles. A chat that moved to the next page between two requests is listed once. */
export function chatsOf(pages: readonly Pick<ChatPage, 'content'>[]): HistoryChat[] {
  const chats = new Map<string, HistoryChat>();
  for (const chat of pages.flatMap(({ content }) => content)) {
    if (!chats.has(chat.uuid)) chats.set(chat.uuid, { ...chat, content: chat.content.trim() });
  }
  return [...chats.values()];
}
