import { type RefObject, useEffect, useState } from 'react';
import type { Conversation } from '../conversation/conversation.ts';
import { selectedAnswer, withQuote } from './quote.ts';

/**
 * The selected part of an answer, which can be quoted.
 *
 * @returns whether something is selected, and a function that puts it into the draft and moves the focus to the field
 */
export function useQuote(
  conversation: Conversation,
  list: RefObject<HTMLElement | null>,
): { canQuote: boolean; quote: () => void } {
  const [selected, setSelected] = useState('');
  useEffect(() => {
    const onChange = (): void => setSelected(selectedAnswer(list.current));
    document.addEventListener('selectionchange', onChange);
    return () => document.removeEventListener('selectionchange', onChange);
  }, [list]);
  const quote = (): void => {
    const { draft } = conversation;
    draft.setText(withQuote(draft.state.get().text, selected));
    document.getSelection()?.removeAllRanges();
    setSelected('');
    const field = document.getElementById('composer');
    field?.focus();
    // After the field has its new text.
    requestAnimationFrame(() => {
      if (field instanceof HTMLTextAreaElement)
        field.setSelectionRange(field.value.length, field.value.length);
    });
  };
  return { canQuote: selected !== '', quote };
}
