import type { HistoryChat } from '#api/generated/model/historyChat.ts';

/** Chats in a page (portal.md §9). */
export const pageSize = 30;

interface ChatPage {
  content: readonly unknown[];
  last?: boolean;
}

const contentOf = (page: ChatPage): readonly unknown[] => (Array.isArray(page.content) ? page.content : []);

/**
 * Number of the page to ask for next; undefined after the last one, which says so itself or is not full. A page of
 * exactly 30 is not the last by that alone (PRE-14).
 */
export function nextPage(pages: readonly ChatPage[]): number | undefined {
  const newest = pages.at(-1);
  if (!newest || newest.last === true || contentOf(newest).length < pageSize) return undefined;
  return pages.length;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * All chats of the pages. A chat that moved to the next page between two requests is taken once; an item without an
 * id or an address is dropped (PRE-13).
 */
export function chatsOf(pages: readonly ChatPage[]): HistoryChat[] {
  const chats = new Map<string, HistoryChat>();
  for (const item of pages.flatMap(contentOf)) {
    if (typeof item !== 'object' || item === null) continue;
    const { uuid, value, serviceType, content, date } = item as Partial<Record<keyof HistoryChat, unknown>>;
    if (!isText(uuid) || !isText(value) || chats.has(uuid)) continue;
    chats.set(uuid, {
      uuid,
      value,
      serviceType: isText(serviceType) ? serviceType : value,
      content: isText(content) ? content.trim() : '',
      date: isText(date) ? date : '',
    });
  }
  return [...chats.values()];
}
