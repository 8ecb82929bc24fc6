import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { pasteObjects } from '../objects/object-commands.ts';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { readSlides } from '../saving/read-slides.ts';
import { useTokens } from '../slide/useTokens.ts';
import { pasteSlides, removeSelected, selectedSlides } from '../store/commands.ts';
import { useEditor } from '../store/deck-store.ts';
import { useSections } from '../store/use-sections.ts';
import { listKey } from './list-keys.ts';
import { type ListRow, lineOf, listRows, type Stop, stopOf } from './list-rows.ts';
import { headingId, SectionItem } from './SectionItem.tsx';
import { optionId, SlideItem } from './SlideItem.tsx';
import { inner, scroller } from './SlideList.css.ts';
import { copySlides, pastedObjects, pastedSlides } from './slide-clipboard.ts';

/** Length of a slide along a list, px. */
const lengths = { column: 122, strip: 156 } as const;
/** Length of the heading of a section along a list, px. */
const headings = { column: 32, grid: 36, strip: 96 } as const;
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

const isHeading = (row: ListRow | undefined): row is Extract<ListRow, { section: unknown }> =>
  row !== undefined && 'section' in row;
const keyOf = (row: ListRow | undefined): string | undefined =>
  isHeading(row) ? row.section.id : row?.ids[0];
const idOf = (stop: Stop | null): string | undefined =>
  stop === null ? undefined : 'section' in stop ? headingId(stop.section) : optionId(stop.slide);

/** The slides of the presentation, under the headings of their sections. Only those near the visible ones are elements (PRES-30). */
export function SlideList({ look = 'column', onEnter }: SlideListProps) {
  // The virtualizer changes without becoming another object, so a memoised result would be out of date.
  'use no memo';
  const { session, userId } = useOpenEditor();
  const { store } = session;
  const canEdit = useCanEdit();
  const groups = useSections(store);
  const tokens = useTokens(store);
  const current = useEditor(store, (state) => state.current);
  const collapsed = useEditor(store, (state) => state.collapsed);
  const section = useEditor(store, (state) => state.section);
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(unknownSize);
  const isAcross = look === 'strip';
  const { columns, row } = look === 'grid' ? gridOf(width) : { columns: 1, row: lengths[look] };
  const rows = listRows(groups, collapsed, columns);
  const order = groups.flatMap(({ ids }) => ids);
  const stop = stopOf(groups, { section, current, collapsed });
  const at = lineOf(rows, stop);
  const items = useVirtualizer({
    count: rows.length,
    horizontal: isAcross,
    getScrollElement: () => box.current,
    estimateSize: (index) => (isHeading(rows[index]) ? headings[look] : row),
    getItemKey: (index) => keyOf(rows[index]) ?? index,
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
      return at < 0 || shown.includes(at) ? shown : [...shown, at].sort((one, other) => one - other);
    },
  });
  const reveal = useEffectEvent((index: number): void => items.scrollToIndex(index));
  useEffect(() => {
    if (at >= 0) reveal(at);
  }, [at]);
  const measureAgain = useEffectEvent((): void => items.measure());
  const kinds = rows.map((one) => (isHeading(one) ? 'h' : 's')).join('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows have other heights
  useEffect(() => measureAgain(), [row, kinds]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (listKey(event, { store, canEdit, groups, rows, stop, look, columns, onEnter }))
      event.preventDefault();
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
    const [text, html] = [
      event.clipboardData.getData('text/plain'),
      event.clipboardData.getData('text/html'),
    ];
    const read = (stored: unknown) => readSlides(store.deck, stored);
    void pastedObjects(userId, text, read).then(async (objects) => {
      // Copied objects go onto the slide that is chosen.
      if (objects.length > 0) pasteObjects(store, objects);
      else pasteSlides(store, await pastedSlides(userId, { text, html, tokens }, read));
    });
  };

  return (
    <div
      ref={box}
      role="listbox"
      aria-label="Слайды"
      aria-multiselectable
      aria-orientation={look === 'column' ? 'vertical' : 'horizontal'}
      aria-activedescendant={idOf(stop)}
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
        {items.getVirtualItems().flatMap(({ index: line, start, size }) => {
          const shown = rows[line];
          const place = (column: number, share: number): CSSProperties =>
            isAcross
              ? { transform: `translateX(${start}px)`, width: `${size}px` }
              : {
                  transform: `translateY(${start}px)`,
                  height: `${size}px`,
                  width: `${share}%`,
                  left: `${share * column}%`,
                };
          if (!shown) return [];
          if (isHeading(shown))
            return (
              <SectionItem
                key={shown.section.id}
                section={shown.section}
                count={shown.count}
                place={place(0, 100)}
                isCurrent={stop !== null && 'section' in stop && stop.section === shown.section.id}
                isStrip={isAcross}
              />
            );
          return shown.ids.map((id, column) => (
            <SlideItem
              key={id}
              count={order.length}
              id={id}
              index={shown.from + column}
              place={place(column, 100 / columns)}
              look={look}
            />
          ));
        })}
      </div>
    </div>
  );
}
