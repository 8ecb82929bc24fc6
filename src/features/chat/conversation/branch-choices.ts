/** The chosen branches of a chat, kept by the tab through a reload. */
import type { Store } from '#lib/store.ts';
import { personalKey, readTabJson, writeTab } from '#platform/storage.ts';
import type { ChatState, Choices } from '../model/chat.ts';

const keyOf = (userId: number, chatUuid: string): string => personalKey('branches', userId, chatUuid);

/** The choices that the tab has kept for a chat; none if they are unreadable. */
export function keptChoices(userId: number, chatUuid: string | null): Choices {
  const kept = chatUuid === null ? null : readTabJson(keyOf(userId, chatUuid));
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, id]) => typeof id === 'string'));
}

/** Keeps the choices of a conversation whenever they change. */
export function keepChoices(state: Store<ChatState>, userId: number): void {
  let { choices } = state.get();
  state.subscribe(() => {
    const { chatUuid, choices: next } = state.get();
    if (next === choices || chatUuid === null) return;
    choices = next;
    writeTab(keyOf(userId, chatUuid), JSON.stringify(next));
  });
}
