import { useEffect, useRef, useState } from 'react';

/** Browsers limit how often the address may change; a pause of this many ms ends a word. */
const wordPause = 250;

/**
 * Text of a search box whose value lives in the address. Typing shows at once and reaches the address after a pause;
 * a value that comes from elsewhere (the Back button, a link) replaces the text.
 *
 * @param value what the address says
 * @param onCommit is given the text for the address
 * @param pause ms without a letter, after which the text is committed
 */
export function useSearchText(value: string, onCommit: (text: string) => void, pause = wordPause) {
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
      timer.current = setTimeout(commit, pause, next);
    },
    /** Empties the box; the caller changes the address itself, possibly with more than the text. */
    clear() {
      clearTimeout(timer.current);
      setText('');
      setKnown((now) => ({ ...now, sent: '' }));
    },
  };
}
