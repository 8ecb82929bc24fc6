import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { edgeFade } from '../../layout/edges.css.ts';
import { followEdges } from '../../layout/edges.ts';
import { count, filling, list, panel, tab, tabs } from './Tabs.css.ts';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  count?: number;
  isDisabled?: boolean;
}

export interface TabsProps<Id extends string> {
  /** The name of the tab list: what is being chosen. */
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** What the selected tab shows. It is not remounted on a switch: give it a `key` where it should be. */
  children: ReactNode;
  /** The panel takes what is left of the height of its column. @default false */
  isFilling?: boolean;
}

/** How far from the edge a tab is scrolled to, px: out of the fade. */
const beside = 40;

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** Index of the tab that a key selects. */
const targets: Record<string, (current: number, length: number) => number> = {
  ArrowRight: (current, length) => (current + 1) % length,
  ArrowLeft: (current, length) => (current - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
};

/**
 * Sections as tabs, after the tabs pattern of the ARIA Authoring Practices Guide. One panel is rendered, the selected
 * one's; arrows move between the tabs and select. Not React Aria's tabs: their collection of items would add 19 kB to
 * the main page's first load.
 */
export function Tabs<Id extends string>({
  label,
  items,
  selected,
  onSelect,
  children,
  isFilling = false,
}: TabsProps<Id>) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  useEffect(() => followEdges(listRef.current), []);

  const selectedIndex = items.findIndex((item) => item.id === selected);

  // A section opened from the address may lie beyond the edge of a narrow list.
  useEffect(() => {
    const scroller = listRef.current;
    const current = scroller?.children[selectedIndex];
    if (!scroller || !current) return;
    const edges = scroller.getBoundingClientRect();
    const box = current.getBoundingClientRect();
    if (box.left < edges.left) scroller.scrollLeft -= edges.left - box.left + beside;
    else if (box.right > edges.right) scroller.scrollLeft += box.right - edges.right + beside;
  }, [selectedIndex]);

  // A panel with nothing to focus is a stop of its own, so that the keyboard can reach and scroll it.
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
      </div>
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
