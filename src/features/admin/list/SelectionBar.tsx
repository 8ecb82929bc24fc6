import type { ReactNode } from 'react';
import { Button, Text } from '#ui/index.ts';
import { selectionBar } from './AdminList.css.ts';

/** Id of the button that opens the actions on the selected rows. */
export const selectionMenuId = 'selection-actions';

interface SelectionBarProps {
  count: number;
  /** Number of rows that the filter finds. */
  total: number;
  /** Absent where the rows are changed by their keys only. */
  onAll: (() => void) | undefined;
  onClear: () => void;
  /** Actions on the selected rows. */
  children: ReactNode;
}

const numbers = new Intl.NumberFormat('ru-RU');

/** The number of selected rows and their actions. It is below the rows, so that they do not move. */
export function SelectionBar({ count, total, onAll, onClear, children }: SelectionBarProps) {
  return (
    <div role="toolbar" aria-label="Действия с выбранными" className={selectionBar}>
      <span role="status">
        <Text weight="medium">Выбрано {numbers.format(count)}</Text>
      </span>
      {children}
      <Button size="sm" onPress={onClear}>
        Снять выбор
      </Button>
      {onAll && count < total && (
        <Button size="sm" onPress={onAll}>
          {`Выбрать все ${numbers.format(total)} по фильтру`}
        </Button>
      )}
    </div>
  );
}
