import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
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

/** Length of a slide along the list, px. */
const lengths = { down: 122, across: 156 } as const;
/** Length of the list, px, where the page has no layout, as in tests, so that some slides are mounted. */
const unknownSize = 900;

interface SlideListProps {
  /** A strip above the slide instead of a column beside it. */
  isAcross?: boolean;
  /** The person enters the slide, by Enter. */
  onEnter: () => void;
}

/** The slides of the presentation. Only those near the visible ones are elements (PRES-30). */
export function SlideList({ isAcross = false, onEnter }: SlideListProps) {
  // The virtualizer changes without becoming another object, so a memoised result would be out of date.
  'use no memo';
  const { session, userId } = useOpenEditor();
  const { store, canEdit } = session;
  const order = useOrder(store);
  const current = useEditor(store, (state) => state.current);
  const box = useRef<HTMLDivElement>(null);
  const at = current === null ? -1 : order.indexOf(current);
  const items = useVirtualizer({
    count: order.length,
    horizontal: isAcross,
    getScrollElement: () => box.current,
    estimateSize: () => (isAcross ? lengths.across : lengths.down),
    getItemKey: (index) => order[index] ?? index,
    overscan: 3,
    initialRect: { width: unknownSize, height: unknownSize },
    observeElementRect: (instance, report) => {
      const element = instance.scrollElement;
      if (!element) return undefined;
      const measure = (): void =>
        report({ width: element.clientWidth || unknownSize, height: element.clientHeight || unknownSize });
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      // `aria-activedescendant` names the active option, so it must be mounted.
      return at < 0 || shown.includes(at) ? shown : [...shown, at].sort((one, other) => one - other);
    },
  });
  const reveal = useEffectEvent((index: number): void => items.scrollToIndex(index));
  useEffect(() => {
    if (at >= 0) reveal(at);
  }, [at]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (act(event)) event.preventDefault();
  };
  const act = (event: KeyboardEvent): boolean => {
    const { key, code, shiftKey, altKey } = event;
    const isMod = event.ctrlKey !== event.metaKey;
    const [before, after] = isAcross ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const by = key === before || key === 'ArrowUp' ? -1 : key === after || key === 'ArrowDown' ? 1 : 0;
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
      aria-orientation={isAcross ? 'horizontal' : 'vertical'}
      aria-activedescendant={current === null ? undefined : optionId(current)}
      aria-keyshortcuts={canEdit ? 'Alt+ArrowUp Alt+ArrowDown Control+D Delete Control+M' : undefined}
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
        {items.getVirtualItems().map(({ index, start, size }) => {
          const id = order[index];
          return id === undefined ? null : (
            <SlideItem
              key={id}
              count={order.length}
              id={id}
              index={index}
              start={start}
              size={size}
              isAcross={isAcross}
            />
          );
        })}
      </div>
    </div>
  );
}
