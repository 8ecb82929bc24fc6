import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Conversation } from './conversation.ts';

function focusUnlessTouched(input: HTMLElement | null): void {
  // On a touch screen the keyboard would cover what is there to read.
  if (matchMedia('(hover: hover)').matches) input?.focus();
}

/** Focuses the field of the conversation on the screen, but not on a touch screen. */
export const focusComposer = (): void => focusUnlessTouched(document.getElementById('composer'));

/**
 * The field of a conversation, and when it takes the focus by itself (CHAT-15).
 *
 * @returns the field, and what gives it the focus unless a keyboard on the screen would come up
 */
export function useInputFocus(conversation: Conversation): {
  input: RefObject<HTMLTextAreaElement | null>;
  focusInput: () => void;
} {
  const input = useRef<HTMLTextAreaElement>(null);
  const isOpened = useRef(false);
  const focusInput = (): void => focusUnlessTouched(input.current);
  const onOpened = useEffectEvent((isNew: boolean) => {
    // Coming to a service, or beginning a chat, means to write; who goes through the history stays there.
    if (!isOpened.current || isNew) focusInput();
    isOpened.current = true;
  });
  useEffect(() => onOpened(conversation.chatUuid === null), [conversation]);
  return { input, focusInput };
}
