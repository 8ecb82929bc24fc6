import { historyMessageHide } from '#api/generated/hooks/history/history.ts';
import { reportError } from '#platform/errors/report.ts';
import { toast } from '#ui/index.ts';
import type { Message } from '../conversation/chat-state.ts';
import type { Conversation } from '../conversation/conversation.ts';

/** How long «Отменить» stands, ms. */
const undoTime = 8000;

/** The last action under a message; null where the message is not on the screen. */
export const lastButtonIn = (article: Element | null | undefined): HTMLElement | null =>
  [...(article?.querySelectorAll('button') ?? [])].at(-1) ?? null;

/**
 * Hides a message, on the screen at once, and offers to bring it back (CHAT-08). Throws nothing: a refusal puts the
 * message back and is reported.
 */
export async function hideMessage(conversation: Conversation, message: Message): Promise<void> {
  const { messages } = conversation.state.get();
  const after = messages[messages.findIndex(({ id }) => id === message.id) - 1]?.id ?? null;
  const restore = (): void => conversation.dispatch({ type: 'restored', message, after });
  conversation.dispatch({ type: 'removed', id: message.id });
  try {
    await historyMessageHide({ uuid: message.id, hidden: true });
  } catch (error) {
    restore();
    reportError(error);
    return;
  }
  const undo = async (): Promise<void> => {
    try {
      await historyMessageHide({ uuid: message.id, hidden: false });
      restore();
    } catch (error) {
      reportError(error);
    }
  };
  toast.show({
    tone: 'info',
    title: 'Сообщение скрыто',
    timeout: undoTime,
    action: {
      label: 'Отменить',
      onPress: () => void undo(),
      restored() {
        const index = conversation.state.get().messages.findIndex(({ id }) => id === message.id);
        return lastButtonIn(document.querySelectorAll('[role="log"] article')[index]);
      },
    },
  });
}
