import { uuidIn } from './uuid.ts';

/** The search parameters of a page with chats of an agent or of a template. */
export interface ChatSearch {
  /** The open chat; without one a new one begins. */
  chat?: string | undefined;
}

/** Reads the chat from the address; undefined when it is no id (LAB-04). */
export const parseChatSearch = ({ chat }: { [Name in keyof ChatSearch]: unknown }): ChatSearch => ({
  chat: uuidIn(chat),
});
