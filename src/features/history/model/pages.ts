import type { HistoryChat } from '#api/generated/model/historyChat.ts';
import { itemsOf } from '#lib/pages.ts';

/** Chats per page (portal.md §9). */
export const pageSize = 30;

/** All chats of the pages, with trimmed titles, each once. */
export function chatsOf(pages: readonly { content: readonly HistoryChat[] }[]): HistoryChat[] {
  return itemsOf(pages, ({ uuid }) => uuid).map((chat) => ({ ...chat, content: chat.content.trim() }));
}
