import { type CSSProperties, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useDrag } from 'react-aria/useDrag';
import { useDrop } from 'react-aria/useDrop';
import { type AnySlide, isLater, slideTitle } from '../../model/deck.ts';
import { LAYOUTS } from '../../model/layouts.ts';
import { SlideView } from '../../slide/SlideView.tsx';
import { OpenComments } from '../comments/OpenComments.tsx';
import { commentsText, useOpenCount } from '../comments/threads.ts';
import { PeopleAt } from '../presence/People.tsx';
import { hereText, useNamesAt } from '../presence/presence.ts';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { dropSlides } from '../store/commands.ts';
import { useEditor, useFoot, useSlide } from '../store/deck-store.ts';
import { pointerDrag, SLIDES_FORMAT } from './drag-format.ts';
import {
  drop,
  dropAcross,
  item,
  itemAcross,
  number as numberClass,
  skipped,
  thumb,
} from './SlideList.css.ts';

export const optionId = (id: string): string => `slide-option-${id}`;

/** What a screen reader says of a slide in the list. */
function labelOf(slide: AnySlide, number: number, comments: number, people: string): string {
  const about = `${comments > 0 ? `, ${commentsText(comments)}` : ''}${hereText(people)}`;
  if (isLater(slide)) return `${number}. Слайд создан в\u00a0новой версии${about}`;
  const name = slideTitle(slide) || `Без заголовка, ${LAYOUTS[slide.layout].name.toLowerCase()}`;
  return `${number}. ${name}${slide.isSkipped ? ', пропускается' : ''}${about}`;
}

interface SlideItemProps {
  id: string;
  /** From 0. */
  index: number;
  count: number;
  /** Where it stands in the list. */
  place: CSSProperties;
  look: 'column' | 'strip' | 'grid';
}

/** One slide of the list; a change of another slide does not draw it again (PRES-30). */
export function SlideItem({ id, index, count, place, look }: SlideItemProps) {
  const isStrip = look === 'strip';
  const isAcross = look !== 'column';
  const { session } = useOpenEditor();
  const { store } = session;
  const canEdit = useCanEdit();
  const slide = useSlide(store, id);
  const theme = useEditor(store, ({ history }) => history.present.theme);
  const brand = useEditor(store, ({ history }) => history.present.brand);
  const foot = useFoot(store, index + 1);
  const isCurrent = useEditor(store, ({ current, section }) => current === id && section === null);
  const isSelected = useEditor(store, ({ selected }) => selected.has(id));
  const comments = useOpenCount(id);
  const people = useNamesAt(id);
  const box = useRef<HTMLDivElement>(null);
  const { dragProps } = useDrag({
    isDisabled: !canEdit,
    getItems: () => [{ [SLIDES_FORMAT]: id, 'text/plain': slide ? slideTitle(slide) : '' }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => {
      if (!store.get().selected.has(id)) store.select(id);
    },
  });
  const { dropProps, isDropTarget } = useDrop({
    ref: box,
    isDisabled: !canEdit,
    getDropOperation: (types) => (types.has(SLIDES_FORMAT) ? 'move' : 'cancel'),
    onDrop: ({ x, y }) => {
      const { width = 0, height = 0 } = box.current?.getBoundingClientRect() ?? {};
      const isAfter = isAcross ? x > width / 2 : y > height / 2;
      dropSlides(store, store.get().selected, { slideId: id, isAfter });
    },
  });
  if (!slide) return null;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys
    <div
      {...mergeProps(pointerDrag(dragProps), dropProps)}
      ref={box}
      id={optionId(id)}
      role="option"
      aria-label={labelOf(slide, index + 1, comments, people)}
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-current={isCurrent}
      data-skipped={!isLater(slide) && slide.isSkipped}
      className={[item, isStrip && itemAcross, isDropTarget && (isAcross ? dropAcross : drop)]
        .filter(Boolean)
        .join(' ')}
      style={place}
      onClick={({ shiftKey, ctrlKey, metaKey }) => {
        if (ctrlKey || metaKey) store.toggle(id);
        else store.select(id, shiftKey);
      }}
    >
      {!isStrip && <span className={numberClass}>{index + 1}</span>}
      <div className={thumb} aria-hidden="true">
        <SlideView slide={slide} theme={theme} brand={brand} {...foot} />
        {!isLater(slide) && slide.isSkipped && <span className={skipped}>Пропущен</span>}
        <OpenComments count={comments} />
        <PeopleAt names={people} />
      </div>
    </div>
  );
}
