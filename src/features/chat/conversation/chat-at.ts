import { sessionHere } from '#platform/session/session.ts';
import { thisTab } from '#platform/tabs.ts';
import { modelChoice } from '../composer/model-choice.ts';
import { chosenSettings } from '../settings/chosen-settings.ts';
import { chatsNow, idOf, keepChat } from './chats.ts';
import { Conversation } from './conversation.ts';

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
 * Returns the conversation of an address: the one in memory or a new one. A conversation belongs to a user and a service,
 * so the same chat under another service's address is another conversation.
 *
 * @param chatUuid undefined for a new chat, which has no id yet
 */
export function chatAt(serviceType: string, chatUuid: string | undefined): Conversation {
  followTabs();
  const userId = idOf(sessionHere());
  const ofService = chatsNow().filter((chat) => chat.userId === userId && chat.serviceType === serviceType);
  const known = ofService.find((chat) => chat.chatUuid === (chatUuid ?? null));
  // All conversations of a service share the choices.
  const model = ofService[0]?.model ?? modelChoice(userId, serviceType);
  const settings = ofService[0]?.settings ?? chosenSettings(userId, serviceType);
  const chat =
    known ?? new Conversation({ serviceType, userId, chatUuid: chatUuid ?? null, model, settings });
  keepChat(chat);
  return chat;
}
