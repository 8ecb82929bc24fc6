import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { ChatSession } from './chat-session.ts';

/**
 * The field of a conversation, and when it takes the focus by itself (CHAT-15).
 *
 * @param chat the conversation on the screen
 * @param chatUuid of its address; absent in a new chat
 * @returns the field, and what gives it the focus unless a keyboard on the screen would come up
 */
export function useInputFocus(
  chat: ChatSession,
  chatUuid: string | undefined,
): { input: RefObject<HTMLTextAreaElement | null>; focusInput: () => void } {
  const input = useRef<HTMLTextAreaElement>(null);
  const focusInput = (): void => {
    // On a touch screen the keyboard would cover what is there to read.
    if (matchMedia('(hover: hover)').matches) input.current?.focus();
  };
  const isOpened = useRef(false);
  const opened = useEffectEvent(() => {
    // Coming to a service, or beginning a chat, means to write; who goes through the history stays there.
    if (!isOpened.current || !chatUuid) focusInput();
    isOpened.current = true;
  });
  useEffect(() => {
    if (chat) opened();
  }, [chat]);
  return { input, focusInput };
}
