import { sessionHere } from '#platform/session/session.ts';
import { thisTab } from '#platform/tabs.ts';
import type { ChatPlace } from '../model/chat-place.ts';
import { chatsNow, idOf, keepChat } from './chats.ts';
import { chosenSettings } from './chosen-settings.ts';
import { Conversation } from './conversation.ts';
import { modelChoice } from './model-choice.ts';

let isListening = false;

/** Shows what other tabs change in the chats in memory. */
function followTabs(): void {
  if (isListening) return;
  isListening = true;
  thisTab().listen((message) => {
    if (message.type !== 'chat') return;
    const { userId, chatUuid } = message;
    const changed = chatsNow().filter((chat) => chat.userId === userId && chat.chatUuid === chatUuid);
    for (const chat of changed) void chat.refresh();
  });
}

/**
 * Returns the conversation of an address: the one in memory or a new one. A conversation belongs to a user and a place,
 * so the same chat under another place's address is another conversation. A test has no address and one conversation.
 *
 * @param chatUuid undefined for a new chat, which has no id yet
 */
export function chatAt(place: ChatPlace, chatUuid: string | undefined): Conversation {
  followTabs();
  const userId = idOf(sessionHere());
  const here = chatsNow().filter((chat) => chat.userId === userId && chat.place.key === place.key);
  const known = here.find((chat) => place.link === null || chat.chatUuid === (chatUuid ?? null));
  // All conversations of a place share the choices.
  const model = here[0]?.model ?? modelChoice(userId, place.key);
  const settings = here[0]?.settings ?? chosenSettings(userId, place.key);
  const chat = known ?? new Conversation({ place, userId, chatUuid: chatUuid ?? null, model, settings });
  // What is tested are the values of the form on the screen, which may have been opened again.
  chat.place = place;
  keepChat(chat);
  return chat;
}
