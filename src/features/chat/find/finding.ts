import { createStore } from '#lib/store.ts';

/** The search bar of a chat. */
export interface Finding {
  chatUuid: string;
  /** The text that is searched at first. */
  text: string;
  /** Where the focus goes back to; undefined if the bar was opened by something else than a wish to type in it. */
  returnTo: Element | null | undefined;
}

/** Null while nothing is searched. */
export const finding = createStore<Finding | null>(null);

/** Shows the places of a text in a chat, which is opened next. */
export const findInChat = (chatUuid: string, text: string): void =>
  finding.set({ chatUuid, text, returnTo: undefined });
