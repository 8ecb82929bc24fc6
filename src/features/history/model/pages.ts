import type { HistoryChat } from '#api/generated/model/historyChat.ts';
import type { HistoryChatPage } from '#api/generated/model/historyChatPage.ts';

/** Chats in a page (portal.md §9). */
export const pageSize = 30;

type ChatPage = Pick<HistoryChatPage, 'content' | 'last'>;

/**
 * Number of the page to ask for next; undefined after the last one, which says so itself or is empty. A page of
 * exactly 30 is not the last by that alone (PRE-14), nor is a shorter one, of which an unreadable chat was dropped.
 */
export function nextPage(pages: readonly ChatPage[]): number | undefined {
  const newest = pages.at(-1);
  return !newest || newest.last || newest.content.length === 0 ? undefined : pages.length;
}

/** All chats of the pages, without blanks around their titles. One that moved to the next page between two requests is taken once. */
export function chatsOf(pages: readonly Pick<ChatPage, 'content'>[]): HistoryChat[] {
  const chats = new Map<string, HistoryChat>();
  for (const chat of pages.flatMap(({ content }) => content)) {
    if (!chats.has(chat.uuid)) chats.set(chat.uuid, { ...chat, content: chat.content.trim() });
  }
  return [...chats.values()];
}
