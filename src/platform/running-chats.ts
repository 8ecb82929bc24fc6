import type { ChatActivity } from '#api/generated/model/chatActivity.ts';
import { createStore } from '#lib/store.ts';

/** The running answers of the person, of all tabs and sessions, as the gateway told last. */
export const runningChats = createStore<readonly ChatActivity[]>([]);

/** Chats in which a result arrived while another screen was open. */
export const unreadChats = createStore<ReadonlySet<string>>(new Set());

/** Removes the mark of the chat whose address is opened. @param address path and search; ends with its id */
export function markRead(address: string): void {
  const uuid = address.split(/[/=]/).at(-1) ?? '';
  const unread = new Set(unreadChats.get());
  if (unread.delete(uuid)) unreadChats.set(unread);
}
