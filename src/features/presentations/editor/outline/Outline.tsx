import { useEffect, useRef } from 'react';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { SectionHead } from '../sections/SectionHead.tsx';
import { useEditor, useOrder } from '../store/deck-store.ts';
import { useSections } from '../store/use-sections.ts';
import { heading, list, page } from './Outline.css.ts';
import { OutlineSlide } from './OutlineSlide.tsx';

/** The texts of all slides as a list, each edited in its place (PRES-63). */
export function Outline() {
  const { store } = useOpenEditor().session;
  const canEdit = useCanEdit();
  const order = useOrder(store);
  const groups = useSections(store);
  const collapsed = useEditor(store, (state) => state.collapsed);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = box.current?.querySelector<HTMLElement>('[data-outline-current]');
    shown?.scrollIntoView({ block: 'center' });
    shown?.querySelector<HTMLElement>('button')?.focus();
  }, []);
  return (
    <section ref={box} aria-label="Структура" className={page}>
      {groups.map(({ section, ids }) => (
        <div key={section?.id ?? ''}>
          {section && (
            <div className={heading}>
              <SectionHead section={section} count={ids.length} />
            </div>
          )}
          {!(section && collapsed.has(section.id)) && ids.length > 0 && (
            <ol
              aria-label={section ? `Тексты слайдов, раздел «${section.title}»` : 'Тексты слайдов'}
              aria-keyshortcuts={canEdit ? 'Enter Control+Enter Alt+ArrowUp Alt+ArrowDown' : undefined}
              className={list}
            >
              {ids.map((id) => (
                <OutlineSlide key={id} id={id} index={order.indexOf(id)} />
              ))}
            </ol>
          )}
        </div>
      ))}
    </section>
  );
}
