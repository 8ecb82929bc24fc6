import { type DragAndDropHooks, DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { dropPlace } from './Table.css.ts';

const dragType = 'application/x-neuro-row';

interface RowMoves {
  /** Keys of the rows, in their order. */
  keys: readonly string[];
  /** Called with the key of a row and its new index among these rows. */
  onMove: (key: string, to: number) => void;
  /** True while rows cannot be moved. */
  isDisabled: boolean;
}

/**
 * Dragging the rows of a `Table` to other places, by pointer, touch or the keyboard (Enter on the handle, a button with
 * `slot="drag"`). A table has it in every render or in none.
 */
export function useRowMoves({ keys, onMove, isDisabled }: RowMoves): DragAndDropHooks {
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled,
    getItems: (dragged) => [...dragged].map((key) => ({ [dragType]: String(key) })),
    acceptedDragTypes: [dragType],
    renderDropIndicator: (target) => <DropIndicator target={target} className={dropPlace} />,
    onReorder({ keys: dragged, target }) {
      const [key] = [...dragged].map(String);
      if (key === undefined) return;
      const others = keys.filter((one) => one !== key);
      onMove(key, others.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0));
    },
  });
  return dragAndDropHooks;
}
