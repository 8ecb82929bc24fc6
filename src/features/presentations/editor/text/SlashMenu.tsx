import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { option as optionClass } from '../comments/comments.css.ts';
import { menu } from './SlashMenu.css.ts';
import type { useSlash } from './useSlash.ts';

/** Width of the menu with the space beside it, px. */
const widest = 272;

/** The options behind `/`, at their line. The text keeps the focus (PRES-87). */
export function SlashMenu({
  slash,
  options,
  current,
  listId,
  optionId,
  choose,
}: ReturnType<typeof useSlash>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = current && list.current?.querySelector('[aria-selected="true"]');
    chosen?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  if (!slash || options.length === 0) return null;
  const { left, top, bottom } = slash;
  const below = window.innerHeight - bottom;
  const isAbove = below < Math.min(180, top);
  return createPortal(
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label="Вставить"
      className={menu}
      style={{
        left: Math.max(0, Math.min(left, window.innerWidth - widest)),
        ...(isAbove
          ? { bottom: window.innerHeight - top + 4, maxHeight: `min(18rem, ${top - 12}px)` }
          : { top: bottom + 4, maxHeight: `min(18rem, ${below - 12}px)` }),
      }}
    >
      {options.map((one) => (
        <button
          key={one.id}
          type="button"
          tabIndex={-1}
          id={optionId(one)}
          role="option"
          aria-selected={one === current}
          className={optionClass}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(one)}
        >
          {one.label}
        </button>
      ))}
    </div>,
    document.body,
  );
}
