import type { KeyboardEvent } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { focusRow } from './focus-row.ts';
import { OutlineRow } from './OutlineRow.tsx';
import { indicator, list } from './outline.css.ts';
import type { usePlan } from './usePlan.ts';

/** What is dragged: the id of an item. Other things that are dragged over the page are refused. */
const dragType = 'application/x-portal-outline-item';

/**
 * The plan. Items are moved by the pointer, by Alt+↑ and Alt+↓, and by their menus (PRES-10). It is a grid and not a list
 * box, whose options may hold no fields.
 */
export function OutlineList({ plan }: { plan: ReturnType<typeof usePlan> }) {
  const { outline } = plan;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [dragType]: String(key) })),
    acceptedDragTypes: [dragType],
    renderDropIndicator: (target) => <DropIndicator target={target} className={indicator} />,
    onReorder({ keys, target }) {
      const [key] = [...keys].map(String);
      if (key === undefined) return;
      const others = outline.filter(({ id }) => id !== key);
      const at = others.findIndex(({ id }) => id === target.key);
      plan.place(key, at + (target.dropPosition === 'after' ? 1 : 0));
    },
  });
  const moveByKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0) return;
    const id = (event.target as Element).closest('[data-item]')?.getAttribute('data-item');
    if (!id) return;
    event.preventDefault();
    event.stopPropagation();
    plan.move(id, step);
  };
  return (
    <div onKeyDownCapture={moveByKey}>
      <GridList
        aria-label="План"
        keyboardNavigationBehavior="tab"
        disallowTypeAhead
        dragAndDropHooks={dragAndDropHooks}
        className={list}
      >
        {outline.map((item, index) => (
          <OutlineRow
            key={item.id}
            item={item}
            place={index + 1}
            count={outline.length}
            onChange={(values) => plan.change(item.id, values)}
            onMove={(step) => plan.move(item.id, step)}
            onRemove={() => {
              const next = outline[index + 1] ?? outline[index - 1];
              plan.remove(item.id);
              if (next) focusRow(next.id);
            }}
          />
        ))}
      </GridList>
    </div>
  );
}
