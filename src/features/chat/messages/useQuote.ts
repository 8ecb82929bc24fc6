import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Conversation } from '../conversation/conversation.ts';
import { selectedAnswer, withQuote } from './quote.ts';

/**
 * The selected part of an answer, which can be quoted.
 *
 * @returns whether something is selected, a function that puts it into the draft and moves the focus to the field, and one to
 *   be called when the pointer goes down on the button
 */
export function useQuote(
  conversation: Conversation,
  list: RefObject<HTMLElement | null>,
): { canQuote: boolean; quote: () => void; hold: () => void } {
  const [selected, setSelected] = useState('');
  const isPressed = useRef(false);
  useEffect(() => {
    // A press of the button may clear the selection before it counts.
    const onChange = (): void => {
      if (!isPressed.current) setSelected(selectedAnswer(list.current));
    };
    document.addEventListener('selectionchange', onChange);
    // The code may arrive after something was selected.
    const first = setTimeout(onChange);
    return () => {
      clearTimeout(first);
      document.removeEventListener('selectionchange', onChange);
    };
  }, [list]);
  const quote = (): void => {
    const { draft } = conversation;
    draft.setText(withQuote(draft.state.get().text, selected));
    document.getSelection()?.removeAllRanges();
    setSelected('');
    isPressed.current = false;
    const field = document.getElementById('composer');
    field?.focus();
    // After the field has its new text.
    requestAnimationFrame(() => {
      if (field instanceof HTMLTextAreaElement)
        field.setSelectionRange(field.value.length, field.value.length);
    });
  };
  const hold = (): void => {
    isPressed.current = true;
    const release = (): void => {
      isPressed.current = false;
    };
    // After the press, which may end elsewhere.
    addEventListener('pointerup', () => setTimeout(release), { once: true });
    addEventListener('pointercancel', release, { once: true });
  };
  return { canQuote: selected !== '', quote, hold };
}
