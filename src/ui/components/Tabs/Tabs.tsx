import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { edgeFade } from '../../layout/edges.css.ts';
import { followEdges } from '../../layout/edges.ts';
import { count, filling, list, panel, tab, tabs } from './Tabs.css.ts';

export interface TabItem<Id extends string> {
  id: Id;
  label: ReactNode;
  count?: number;
  isDisabled?: boolean;
}

export interface TabsProps<Id extends string> {
  /** The accessible name of the tab list. */
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The content of the selected tab. It is not remounted on a change of tab; use `key` for that. */
  children: ReactNode;
  /** Draws the list in a row with other elements, such as a heading and filters. @default the list alone */
  frame?: (list: ReactNode) => ReactNode;
  /** The panel takes the remaining height of its parent. @default false */
  isFilling?: boolean;
}

/** Distance from the edge that a tab is scrolled to, px: outside of the fade. */
const beside = 40;

const alone = (list: ReactNode): ReactNode => list;

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** Returns the index of the tab that a key selects. */
const targets: Record<string, (current: number, length: number) => number> = {
  ArrowRight: (current, length) => (current + 1) % length,
  ArrowLeft: (current, length) => (current - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
};

/**
 * Tabs by the pattern of the ARIA Authoring Practices Guide. Only the panel of the selected tab is rendered; arrow keys
 * move between tabs and select. React Aria's tabs are not used: their collection would add 19 kB to the first load of
 * the main page.
 */
export function Tabs<Id extends string>({
  label,
  items,
  selected,
  onSelect,
  children,
  frame = alone,
  isFilling = false,
}: TabsProps<Id>) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  useEffect(() => followEdges(listRef.current), []);

  const selectedIndex = items.findIndex((item) => item.id === selected);

  // The selected tab can be outside of a narrow list. A new list begins at its first tab: reading its boxes would make the
  // browser lay out the whole page before it is complete.
  const inView = useRef(0);
  useEffect(() => {
    const scroller = listRef.current;
    const current = scroller?.children[selectedIndex];
    if (!scroller || !current || inView.current === selectedIndex) return;
    inView.current = selectedIndex;
    const edges = scroller.getBoundingClientRect();
    const box = current.getBoundingClientRect();
    if (box.left < edges.left) scroller.scrollLeft -= edges.left - box.left + beside;
    else if (box.right > edges.right) scroller.scrollLeft += box.right - edges.right + beside;
  }, [selectedIndex]);

  // A panel without focusable content is a tab stop itself, so that it can be reached and scrolled by keyboard.
  useLayoutEffect(() => {
    const current = panelRef.current;
    if (current?.querySelector(focusable)) current.removeAttribute('tabindex');
    else current?.setAttribute('tabindex', '0');
  });

  const selectByKey = (event: KeyboardEvent): void => {
    const target = targets[event.key];
    if (!target || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const enabled = items.filter(({ isDisabled }) => !isDisabled);
    const current = enabled.findIndex((item) => item.id === selected);
    const next = enabled[target(current, enabled.length)];
    if (!next) return;
    onSelect(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };

  return (
    <div className={isFilling ? `${tabs} ${filling}` : tabs}>
      {frame(
        <div
          ref={listRef}
          role="tablist"
          aria-label={label}
          className={`${list} ${edgeFade}`}
          onKeyDown={selectByKey}
        >
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${id}-${item.id}`}
              className={tab}
              disabled={item.isDisabled}
              aria-selected={item.id === selected}
              aria-controls={item.id === selected ? `${id}-panel` : undefined}
              tabIndex={item.id === selected ? 0 : -1}
              onClick={(event) => {
                // Safari does not focus a pressed button.
                event.currentTarget.focus();
                onSelect(item.id);
              }}
            >
              {item.label}
              {item.count !== undefined && <span className={count}>{item.count}</span>}
            </button>
          ))}
        </div>,
      )}
      <div
        ref={panelRef}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        className={isFilling ? `${panel} ${filling}` : panel}
      >
        {children}
      </div>
    </div>
  );
}
