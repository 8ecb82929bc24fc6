import { type ReactNode, useEffect, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { edgeFade } from '../../layout/edges.css.ts';
import { followEdges } from '../../layout/edges.ts';
import { count, list, panel, tab, tabs } from './Tabs.css.ts';

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
}

/** How far from the edge a tab is scrolled to, px: out of the fade. */
const beside = 40;

/** Sections as tabs. One panel is rendered, the selected one's; arrows move between the tabs and select. */
export function Tabs<Id extends string>({ label, items, selected, onSelect, children }: TabsProps<Id>) {
  const listRef = useRef<HTMLDivElement>(null);

  useEffect(() => followEdges(listRef.current), []);

  const selectedIndex = items.findIndex(({ id }) => id === selected);

  // A section opened from the address may lie beyond the edge of a narrow list.
  useEffect(() => {
    const scroller = listRef.current;
    const current = scroller?.querySelectorAll('[role="tab"]')[selectedIndex];
    if (!scroller || !current) return;
    const edges = scroller.getBoundingClientRect();
    const box = current.getBoundingClientRect();
    if (box.left < edges.left) scroller.scrollLeft -= edges.left - box.left + beside;
    else if (box.right > edges.right) scroller.scrollLeft += box.right - edges.right + beside;
  }, [selectedIndex]);

  const choose = (key: string | number) => {
    const item = items.find(({ id }) => id === key);
    if (item) onSelect(item.id);
  };

  return (
    <AriaTabs className={tabs} selectedKey={selected} onSelectionChange={choose}>
      <TabList ref={listRef} aria-label={label} className={`${list} ${edgeFade}`}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.isDisabled} className={tab}>
            {item.label}
            {item.count !== undefined && <span className={count}>{item.count}</span>}
          </Tab>
        ))}
      </TabList>
      <TabPanel id={selected} className={panel}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
