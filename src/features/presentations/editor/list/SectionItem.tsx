import { ChevronRight } from 'lucide-react';
import { type CSSProperties, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useDrag } from 'react-aria/useDrag';
import { useDrop } from 'react-aria/useDrop';
import { Icon } from '#ui/index.ts';
import { type DeckSection, slidesText } from '../../model/deck.ts';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { chevron, count as countClass, row, rowAcross, rowDrop, rowTitle } from '../sections/sections.css.ts';
import { dropSlides } from '../store/commands.ts';
import { useEditor } from '../store/deck-store.ts';
import { dropSection, toggleSection } from '../store/section-commands.ts';
import { pointerDrag, SECTION_FORMAT, SLIDES_FORMAT } from './drag-format.ts';

export const headingId = (id: string): string => `section-option-${id}`;

interface SectionItemProps {
  section: DeckSection;
  /** Of its slides. */
  count: number;
  /** Where it stands in the list. */
  place: CSSProperties;
  isCurrent: boolean;
  isStrip: boolean;
}

/** The heading of a section in the list of slides. A press shows or hides its slides. */
export function SectionItem({ section, count, place, isCurrent, isStrip }: SectionItemProps) {
  const { store } = useOpenEditor().session;
  const canEdit = useCanEdit();
  const isCollapsed = useEditor(store, ({ collapsed }) => collapsed.has(section.id));
  const box = useRef<HTMLDivElement>(null);
  const { dragProps } = useDrag({
    isDisabled: !canEdit,
    getItems: () => [{ [SECTION_FORMAT]: section.id, 'text/plain': section.title }],
    getAllowedDropOperations: () => ['move'],
  });
  const { dropProps, isDropTarget } = useDrop({
    ref: box,
    isDisabled: !canEdit,
    getDropOperation: (types) => (types.has(SLIDES_FORMAT) || types.has(SECTION_FORMAT) ? 'move' : 'cancel'),
    onDrop: ({ items }) => {
      const [item] = items;
      if (item?.kind === 'text' && item.types.has(SECTION_FORMAT))
        void item.getText(SECTION_FORMAT).then((id) => dropSection(store, id, section.id));
      else dropSlides(store, store.get().selected, { sectionId: section.id });
    },
  });
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys
    <div
      {...mergeProps(pointerDrag(dragProps), dropProps)}
      ref={box}
      id={headingId(section.id)}
      role="option"
      aria-selected={false}
      aria-label={`Раздел «${section.title}», ${slidesText(count)}${isCollapsed ? ', свёрнут' : ''}`}
      title={section.title}
      data-current={isCurrent}
      data-strip={isStrip || undefined}
      className={[row, isStrip && rowAcross, isDropTarget && rowDrop].filter(Boolean).join(' ')}
      style={place}
      onClick={() => {
        store.set({ section: section.id });
        toggleSection(store, section);
      }}
      // A double click on a slide of the grid enters it.
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <span className={chevron} data-collapsed={isCollapsed}>
        <Icon size="sm">
          <ChevronRight />
        </Icon>
      </span>
      <span className={rowTitle}>{section.title}</span>
      <span className={countClass}>{count}</span>
    </div>
  );
}
