import type { ChatLink } from '#platform/chat-links.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { startChat } from '../conversation/start-chat.ts';
import type { Attachment } from '../model/new-request.ts';

/**
 * Opens a new chat of the same place and sends a request there.
 *
 * @returns undefined for a place whose chats have no address
 */
export function sendInNewChat(
  { place }: Conversation,
  navigate: (link: ChatLink) => unknown,
): ((text: string, files: readonly Attachment[]) => void) | undefined {
  const { link } = place;
  if (!link) return undefined;
  return (text, files) => {
    void navigate(link(undefined));
    startChat({ ...place, link }, text, files);
  };
}
