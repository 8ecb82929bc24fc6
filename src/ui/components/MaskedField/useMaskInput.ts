import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { caretAfter, digitsBefore, editMask, type MaskEdit, retypedDigits, typedText } from '#lib/mask.ts';

/** What a `beforeinput` event is about, in digits; null for what the mask does not handle itself. */
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
  // By word or to the line's end: everything on that side.
  if (from === to && /Word|Line/.test(inputType)) {
    return isForward
      ? { kind: 'forward', from, to: digitsBefore(field.value, field.value.length) }
      : { kind: 'backward', from: 0, to: from };
  }
  return { kind: isForward ? 'forward' : 'backward', from, to };
}

/**
 * Makes an input edit digits instead of characters. `beforeinput` gives every edit with its place before it happens;
 * what cannot be stopped (composition on phones, filling by the browser) is read from the changed text.
 */
export function useMaskInput(digits: string, mask: string, onDigits: (digits: string) => void) {
  const inputRef = useRef<HTMLInputElement>(null);
  /** Digits before the caret after an edit, until it is set. */
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

  // React's own `onBeforeInput` is made of key presses and knows no deletions.
  useEffect(() => {
    const field = inputRef.current;
    const listen = (event: InputEvent) => onBeforeInput(event);
    field?.addEventListener('beforeinput', listen);
    return () => field?.removeEventListener('beforeinput', listen);
  }, []);

  // A controlled input gets its new text with the caret at the end: it goes back to where the edit was.
  useLayoutEffect(() => {
    if (digits !== '') placeCaret();
  });

  /** For a text that has already changed. */
  const takeText = (text: string) => {
    const position = inputRef.current?.selectionStart ?? text.length;
    const next = retypedDigits(text, digits, mask);
    take({ digits: next, caret: Math.min(digitsBefore(text, position), next.length) });
  };

  return { inputRef, takeText };
}
