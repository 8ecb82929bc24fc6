import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Conversation } from './conversation.ts';

function focusUnlessTouched(input: HTMLElement | null): void {
  // On a touch screen the keyboard would cover the messages.
  if (matchMedia('(hover: hover)').matches) input?.focus();
}

/** Focuses the field of the conversation on the screen, but not on a touch screen. */
export const focusComposer = (): void => focusUnlessTouched(document.getElementById('composer'));

/**
 * Focuses the field when the screen opens and when a new chat begins (CHAT-15).
 *
 * @returns the ref of the field, and a function that focuses it except on touch screens
 */
export function useInputFocus(conversation: Conversation): {
  input: RefObject<HTMLTextAreaElement | null>;
  focusInput: () => void;
} {
  const input = useRef<HTMLTextAreaElement>(null);
  const isOpened = useRef(false);
  const focusInput = (): void => focusUnlessTouched(input.current);
  const onOpened = useEffectEvent((isNew: boolean) => {
    // A user who opens a chat from the history keeps the focus there.
    if (!isOpened.current || isNew) focusInput();
    isOpened.current = true;
  });
  useEffect(() => onOpened(conversation.chatUuid === null), [conversation]);
  return { input, focusInput };
}
