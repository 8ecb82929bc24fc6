import { historyMessageHide } from '#api/generated/hooks/history/history.ts';
import { reportError } from '#platform/errors/report.ts';
import { toast } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Message } from '../model/chat.ts';

/** How long the notice with «Отменить» is shown, ms. */
const UNDO_TIME_MS = 8000;

/** The last button of a message; null if the message is not on the screen. */
export const lastButtonIn = (article: Element | null | undefined): HTMLElement | null =>
  [...(article?.querySelectorAll('button') ?? [])].at(-1) ?? null;

/**
 * Hides a message at once and offers to undo it (CHAT-08). If the server refuses, the message is restored and the error
 * is reported; nothing is thrown.
 */
export async function hideMessage(conversation: Conversation, message: Message): Promise<void> {
  const { messages } = conversation.state.get();
  const after = messages[messages.findIndex(({ id }) => id === message.id) - 1]?.id ?? null;
  const restore = (): void => conversation.dispatch({ type: 'restored', message, after });
  conversation.dispatch({ type: 'removed', id: message.id });
  try {
    await historyMessageHide({ uuid: message.id, hidden: true });
    conversation.tellTabs();
  } catch (error) {
    restore();
    reportError(error);
    return;
  }
  const undo = async (): Promise<void> => {
    try {
      await historyMessageHide({ uuid: message.id, hidden: false });
      restore();
      conversation.tellTabs();
    } catch (error) {
      reportError(error);
    }
  };
  toast.show({
    tone: 'info',
    title: 'Сообщение скрыто',
    timeout: UNDO_TIME_MS,
    action: {
      label: 'Отменить',
      onPress: () => void undo(),
      restored() {
        const index = conversation.state.get().shown.findIndex(({ id }) => id === message.id);
        return lastButtonIn(document.querySelector(`[role="log"] article[aria-posinset="${index + 1}"]`));
      },
    },
  });
}
