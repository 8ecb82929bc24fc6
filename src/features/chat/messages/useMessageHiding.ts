import { useFocusAfterRemoval } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Message } from '../model/chat.ts';
import { hideMessage, lastButtonIn } from './hide-message.ts';

/** The element that gets the focus when a message is hidden: a button of the next or the previous message, else the field. */
function nextFocus(row: Element): HTMLElement | null {
  const rows = [...(row.parentElement?.querySelectorAll(':scope > article') ?? [])];
  const at = rows.indexOf(row);
  const neighbours = [...rows.slice(at + 1), ...rows.slice(0, at).reverse()];
  return neighbours.map(lastButtonIn).find(Boolean) ?? document.getElementById('composer');
}

/**
 * Hides messages of a conversation and moves the focus to a neighbour of the hidden one.
 *
 * @returns a function that hides a message; it takes the message's element as well
 */
export function useMessageHiding(
  conversation: Conversation,
): (message: Message, row: Element | null) => void {
  const rememberNextFocus = useFocusAfterRemoval(nextFocus);
  return (message, row) => {
    if (row) rememberNextFocus(row);
    void hideMessage(conversation, message);
  };
}
