import { historyMessageHide } from '#api/generated/hooks/history/history.ts';
import { reportError } from '#platform/errors/report.ts';
import type { ChatSession } from './chat-session.ts';
import type { Message } from './chat-state.ts';

/**
 * Hides a message, on the screen at once (CHAT-08). Throws nothing: a refusal puts the message back and is reported.
 *
 * @returns the way back; null when the gateway refused
 */
export async function hideMessage(
  chat: ChatSession,
  message: Message,
): Promise<(() => Promise<void>) | null> {
  const { messages } = chat.state.get();
  const after = messages[messages.findIndex(({ id }) => id === message.id) - 1]?.id ?? null;
  const restore = (): void => chat.dispatch({ type: 'restored', message, after });
  chat.dispatch({ type: 'removed', id: message.id });
  try {
    await historyMessageHide({ uuid: message.id, hidden: true });
  } catch (error) {
    restore();
    reportError(error);
    return null;
  }
  return async () => {
    try {
      await historyMessageHide({ uuid: message.id, hidden: false });
      restore();
    } catch (error) {
      reportError(error);
    }
  };
}
