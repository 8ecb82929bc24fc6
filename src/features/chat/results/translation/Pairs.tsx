import { type KeyboardEvent, useState } from 'react';
import { Button } from '#ui/index.ts';
import { langOf, type Pair } from './pairs.ts';
import { cell, list, pair as pairClass } from './Translation.css.ts';

interface PairsProps {
  pairs: readonly Pair[];
  from: string;
  to: string;
}

/** Pairs that are shown at first and with each press of «Показать дальше». */
const step = 200;

const count = new Intl.NumberFormat('ru-RU');

/**
 * Sentences beside their translations, below 768 px under each other. The pair under the pointer or with the focus is
 * marked on both sides (CHAT-25). One tab stop; ↑ and ↓ go from pair to pair.
 */
export function Pairs({ pairs, from, to }: PairsProps) {
  const [active, setActive] = useState(0);
  const [limit, setLimit] = useState(step);
  const shown = pairs.slice(0, limit);

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const last = shown.length - 1;
    const targets: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(last, target));
    setActive(next);
    const row = event.currentTarget.children[next];
    if (row instanceof HTMLElement) row.focus();
  };

  return (
    <>
      <ul className={list} aria-label="Предложения с переводом" onKeyDown={onKeyDown}>
        {shown.map(({ source, target }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences repeat, and their order never changes
            key={index}
            className={pairClass}
            tabIndex={index === Math.min(active, shown.length - 1) ? 0 : -1}
            onFocus={() => setActive(index)}
          >
            <span className={cell} lang={langOf(from)}>
              {source.trim()}
            </span>
            <span className={cell} lang={langOf(to)}>
              {target.trim()}
            </span>
          </li>
        ))}
      </ul>
      {pairs.length > limit && (
        <Button size="sm" variant="quiet" onPress={() => setLimit(limit + step)}>
          {`Показать дальше: ${count.format(limit)} из ${count.format(pairs.length)}`}
        </Button>
      )}
    </>
  );
}
