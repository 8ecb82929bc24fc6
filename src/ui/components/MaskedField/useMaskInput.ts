import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { caretAfter, digitsBefore, editMask, type MaskEdit, retypedDigits, typedText } from '#lib/mask.ts';

/** Converts a `beforeinput` event to an edit of digits; null for events that the mask does not handle. */
function editOf(event: InputEvent, field: HTMLInputElement): MaskEdit | null {
  const from = digitsBefore(field.value, field.selectionStart ?? 0);
  const to = digitsBefore(field.value, field.selectionEnd ?? 0);
  const { inputType } = event;
  if (inputType.startsWith('insert')) {
    const text = event.data ?? event.dataTransfer?.getData('text/plain');
    return text === undefined ? null : { kind: 'insert', text, from, to };
  }
  if (!inputType.startsWith('delete')) return null;
  const isForward = inputType.endsWith('Forward');
  // Deletion by word or to the end of the line: all digits on that side.
  if (from === to && /Word|Line/.test(inputType)) {
    return isForward
      ? { kind: 'forward', from, to: digitsBefore(field.value, field.value.length) }
      : { kind: 'backward', from: 0, to: from };
  }
  return { kind: isForward ? 'forward' : 'backward', from, to };
}

/**
 * Makes an input edit digits instead of characters. `beforeinput` reports each edit with its position before it
 * happens; edits that cannot be prevented (composition on phones, autofill) are read from the changed text.
 */
export function useMaskInput(digits: string, mask: string, onDigits: (digits: string) => void) {
  const inputRef = useRef<HTMLInputElement>(null);
  /** Number of digits before the caret after an edit, until the caret is set. */
  const caret = useRef<number | null>(null);

  const placeCaret = () => {
    const field = inputRef.current;
    if (field === null || caret.current === null) return;
    const end = typedText(digits, mask).length;
    const position = Math.min(caret.current === 0 ? 0 : caretAfter(caret.current, mask), end);
    caret.current = null;
    if (document.activeElement === field) field.setSelectionRange(position, position);
  };

  const take = (next: { digits: string; caret: number }) => {
    caret.current = next.caret;
    if (next.digits === digits) placeCaret();
    else onDigits(next.digits);
  };

  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const field = inputRef.current;
    if (field === null || field.readOnly || !event.cancelable || event.isComposing) return;
    const edit = editOf(event, field);
    if (edit === null) return;
    event.preventDefault();
    take(editMask(digits, edit, mask));
  });

  // React's `onBeforeInput` is built from key presses and does not report deletions.
  useEffect(() => {
    const field = inputRef.current;
    const listen = (event: InputEvent) => onBeforeInput(event);
    field?.addEventListener('beforeinput', listen);
    return () => field?.removeEventListener('beforeinput', listen);
  }, []);

  // A controlled input moves the caret to the end of its new text; this restores it.
  useLayoutEffect(() => {
    if (digits !== '') placeCaret();
  });

  /** Handles a text that has already changed. */
  const takeText = (text: string) => {
    const position = inputRef.current?.selectionStart ?? text.length;
    const next = retypedDigits(text, digits, mask);
    take({ digits: next, caret: Math.min(digitsBefore(text, position), next.length) });
  };

  return { inputRef, takeText };
}
