import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { readSlides } from '../saving/read-slides.ts';
import {
  addAfterCurrent,
  duplicateSelected,
  pasteSlides,
  removeSelected,
  selectedSlides,
  shiftSelected,
} from '../store/commands.ts';
import { useEditor, useOrder } from '../store/deck-store.ts';
import { optionId, SlideItem } from './SlideItem.tsx';
import { inner, scroller } from './SlideList.css.ts';
import { copySlides, pastedSlides } from './slide-clipboard.ts';

/** Length of a slide along a list, px. */
const lengths = { column: 122, strip: 156 } as const;
/** Least width of a slide in the grid, and what it has around its picture, px. */
const cell = { width: 216, beside: 40, around: 16 } as const;
/** Length of the list, px, where the page has no layout, as in tests, so that some slides are mounted. */
const unknownSize = 900;

interface SlideListProps {
  /** A column beside the slide, a strip above it, or a grid that fills the screen (PRES-64). @default column */
  look?: 'column' | 'strip' | 'grid';
  /** The person enters the slide, by Enter; in the grid also by a double click. */
  onEnter: () => void;
}

/** The columns of a grid of this width, and the height of its rows, px. */
function gridOf(width: number): { columns: number; row: number } {
  const columns = Math.max(1, Math.floor(width / cell.width));
  return { columns, row: Math.round(((width / columns - cell.beside) * 9) / 16 + cell.around) };
}

/** How far the arrow keys go in rows of so many slides. */
const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** The slides of the presentation. Only those near the visible ones are elements (PRES-30). */
export function SlideList({ look = 'column', onEnter }: SlideListProps) {
  // The virtualizer changes without becoming another object, so a memoised result would be out of date.
  'use no memo';
  const { session, userId } = useOpenEditor();
  const { store, canEdit } = session;
  const order = useOrder(store);
  const current = useEditor(store, (state) => state.current);
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(unknownSize);
  const isAcross = look === 'strip';
  const { columns, row } = look === 'grid' ? gridOf(width) : { columns: 1, row: lengths[look] };
  const at = current === null ? -1 : order.indexOf(current);
  const items = useVirtualizer({
    count: Math.ceil(order.length / columns),
    horizontal: isAcross,
    getScrollElement: () => box.current,
    estimateSize: () => row,
    getItemKey: (index) => order[index * columns] ?? index,
    overscan: 3,
    initialRect: { width: unknownSize, height: unknownSize },
    observeElementRect: (instance, report) => {
      const element = instance.scrollElement;
      if (!element) return undefined;
      const measure = (): void => {
        const size = {
          width: element.clientWidth || unknownSize,
          height: element.clientHeight || unknownSize,
        };
        setWidth(size.width);
        report(size);
      };
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      // `aria-activedescendant` names the active option, so it must be mounted.
      const own = Math.floor(at / columns);
      return at < 0 || shown.includes(own) ? shown : [...shown, own].sort((one, other) => one - other);
    },
  });
  const reveal = useEffectEvent((index: number): void => items.scrollToIndex(Math.floor(index / columns)));
  useEffect(() => {
    if (at >= 0) reveal(at);
  }, [at]);
  const measureAgain = useEffectEvent((): void => items.measure());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows have another height
  useEffect(() => measureAgain(), [row]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (act(event)) event.preventDefault();
  };
  const act = (event: KeyboardEvent): boolean => {
    const { key, code, shiftKey, altKey } = event;
    const isMod = event.ctrlKey !== event.metaKey;
    const by = look === 'column' && /Left|Right/.test(key) ? 0 : (steps[key]?.(columns) ?? 0);
    if (altKey && !isMod && by !== 0) {
      if (canEdit) shiftSelected(store, by);
      return true;
    }
    if (altKey) return false;
    if (by !== 0 && !isMod) store.selectBy(by, shiftKey);
    else if (key === 'PageUp' || key === 'PageDown') store.selectBy(key === 'PageUp' ? -5 : 5, shiftKey);
    else if (key === 'Home' || key === 'End')
      store.selectBy(key === 'Home' ? -order.length : order.length, shiftKey);
    else if (key === 'Enter' || key === 'F2') onEnter();
    else if (isMod && code === 'KeyA') store.set({ selected: new Set(order) });
    else if (!canEdit) return false;
    else if (key === 'Delete' || key === 'Backspace') removeSelected(store);
    else if (isMod && code === 'KeyD') duplicateSelected(store);
    else if (isMod && code === 'KeyM') addAfterCurrent(store, 'bullets');
    else return false;
    return true;
  };
  const copy = (event: ClipboardEvent): void => {
    const slides = selectedSlides(store);
    if (slides.length === 0) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copySlides(userId, slides));
    if (event.type === 'cut' && canEdit) removeSelected(store);
  };
  const paste = (event: ClipboardEvent): void => {
    if (!canEdit) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    void pastedSlides(userId, text, (stored) => readSlides(store.deck, stored)).then((slides) =>
      pasteSlides(store, slides),
    );
  };

  return (
    <div
      ref={box}
      role="listbox"
      aria-label="Слайды"
      aria-multiselectable
      aria-orientation={look === 'column' ? 'vertical' : 'horizontal'}
      aria-activedescendant={current === null ? undefined : optionId(current)}
      aria-keyshortcuts={canEdit ? 'Alt+ArrowUp Alt+ArrowDown Control+D Delete Control+M' : undefined}
      onDoubleClick={look === 'grid' ? onEnter : undefined}
      tabIndex={0}
      className={scroller}
      onKeyDown={onKeyDown}
      onCopy={copy}
      onCut={copy}
      onPaste={paste}
    >
      <div
        role="presentation"
        className={inner}
        style={isAcross ? { width: items.getTotalSize(), height: '100%' } : { height: items.getTotalSize() }}
      >
        {items
          .getVirtualItems()
          .flatMap(({ index: line, start, size }) =>
            order
              .slice(line * columns, (line + 1) * columns)
              .map((id, column) => (
                <SlideItem
                  key={id}
                  count={order.length}
                  id={id}
                  index={line * columns + column}
                  place={
                    isAcross
                      ? { transform: `translateX(${start}px)`, width: `${size}px` }
                      : {
                          transform: `translateY(${start}px)`,
                          height: `${size}px`,
                          width: `${100 / columns}%`,
                          left: `${(100 * column) / columns}%`,
                        }
                  }
                  look={look}
                />
              )),
          )}
      </div>
    </div>
  );
}
