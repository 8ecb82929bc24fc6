import { useEffect, useRef, useState } from 'react';
import type { Message } from '../model/chat.ts';
import { reasoning } from './MessageItem.css.ts';

/**
 * The reasoning before an answer: open while it streams alone, folded by the first word of the answer, unless the reader
 * has opened or closed it. How long it took is known only to the browser that saw it.
 */
function Reasoning({ message }: { message: Message }) {
  const { reasoning: text, content, status } = message;
  const isAlone = status === 'streaming' && content === '';
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  const since = useRef<number | null>(null);
  useEffect(() => {
    if (isAlone) {
      if (since.current === null) since.current = performance.now();
    } else if (since.current !== null) {
      setSeconds(Math.max(1, Math.round((performance.now() - since.current) / 1000)));
      since.current = null;
    }
  }, [isAlone]);
  const isOpen = chosen ?? isAlone;
  return (
    <details
      className={reasoning}
      data-text
      open={isOpen}
      // Also the browser's own search opens it.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) setChosen(currentTarget.open);
      }}
    >
      <summary>Ход рассуждений{seconds !== null && ` · ${seconds}\u00a0с`}</summary>
      {text}
    </details>
  );
}

export default Reasoning;
