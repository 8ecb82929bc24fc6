import { useEffect, useRef, useState } from 'react';

/** Delay after the last letter, ms; browsers limit how often the address may change. */
const commitDelay = 250;

/**
 * Text of a search box whose value is in the address. Typed text is shown at once and committed to the address after a
 * delay; a new value of the address (Back, a link) replaces the text.
 *
 * @param value the value in the address
 * @param onCommit called with the text for the address
 * @param delay time after the last letter, ms
 */
export function useSearchText(value: string, onCommit: (text: string) => void, delay = commitDelay) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState({ value, sent: value });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (value !== known.value) {
    setKnown({ value, sent: value });
    if (value !== known.sent) setText(value);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (next: string) => {
    setKnown((now) => ({ ...now, sent: next }));
    onCommit(next);
  };

  return {
    text,
    type(next: string) {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(commit, delay, next);
    },
    /** Clears the box; the caller changes the address, possibly together with other values. */
    clear() {
      clearTimeout(timer.current);
      setText('');
      setKnown((now) => ({ ...now, sent: '' }));
    },
  };
}
