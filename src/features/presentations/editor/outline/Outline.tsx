import { useEffect, useRef } from 'react';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { useOrder } from '../store/deck-store.ts';
import { list, page } from './Outline.css.ts';
import { OutlineSlide } from './OutlineSlide.tsx';

/** The texts of all slides as a list, each edited in its place (PRES-63). */
export function Outline() {
  const { store, canEdit } = useOpenEditor().session;
  const order = useOrder(store);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = box.current?.querySelector<HTMLElement>('[data-outline-current]');
    shown?.scrollIntoView({ block: 'center' });
    shown?.querySelector<HTMLElement>('button')?.focus();
  }, []);
  return (
    <section ref={box} aria-label="Структура" className={page}>
      <ol
        aria-label="Тексты слайдов"
        aria-keyshortcuts={canEdit ? 'Enter Control+Enter Alt+ArrowUp Alt+ArrowDown' : undefined}
        className={list}
      >
        {order.map((id, index) => (
          <OutlineSlide key={id} id={id} index={index} />
        ))}
      </ol>
    </section>
  );
}
