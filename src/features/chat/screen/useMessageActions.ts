import type { RefObject } from 'react';
import type { Conversation } from '../conversation/conversation.ts';
import type { Message } from '../model/chat.ts';

/**
 * What can be done with the messages of a conversation.
 *
 * @param input the field for requests
 * @param focusInput focuses it, except on touch screens: a pressed button is not shown while the answer is running
 * @param tileUuid tile of the service, where it is known
 */
export function useMessageActions(
  conversation: Conversation,
  { input, focusInput }: { input: RefObject<HTMLElement | null>; focusInput: () => void },
  tileUuid?: string,
) {
  return {
    onRepeat: async (answer: Message): Promise<void> => {
      if (await conversation.repeat(answer, tileUuid)) focusInput();
    },
    onContinue: async (): Promise<void> => {
      if (await conversation.proceed(tileUuid)) focusInput();
    },
    onEdit: (message: Message): void => {
      conversation.edit(message);
      input.current?.focus();
    },
  };
}
