/** The chat in the title of the tab: the browser's history and bookmarks tell chats apart by it (APP-04). */
import { textStart } from '#lib/text.ts';
import { openChat } from './title.ts';

interface OpenChat {
  uuid: string;
  /** Used until the history has told a name. */
  name: string;
}

let chatNow: OpenChat | null = null;
/** Names by the ids of chats, as the history has them. */
const names = new Map<string, string>();

/** The name of the open chat: that of the history, else its first request; empty while neither is known. */
export const openChatName = (): string => (chatNow ? (names.get(chatNow.uuid) ?? chatNow.name) : '');

const show = (): void => openChat.set(textStart(openChatName()));

/** Sets the chat on the screen; null for none. */
export function setOpenChat(chat: OpenChat | null): void {
  chatNow = chat;
  show();
}

/** Takes over the name of a chat from the history, also after a person has changed it. */
export function nameChat(uuid: string, name: string): void {
  names.set(uuid, name);
  show();
}

/** The name of a chat as the history has it; undefined before the history is read. */
export const chatName = (uuid: string): string | undefined => names.get(uuid);
