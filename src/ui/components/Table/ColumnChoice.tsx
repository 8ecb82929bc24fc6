import { Columns3 } from 'lucide-react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { popoverSurface } from '../Popover/surface.css.ts';
import { choiceList } from './ColumnChoice.css.ts';
import { type Column, shownColumns } from './column.ts';

export interface ColumnChoiceProps<Item> {
  columns: readonly Column<Item>[];
  /** Ids of the columns that are not shown. */
  hidden: ReadonlySet<string>;
  /** Told after every press; remembering it is the caller's. */
  onChange: (hidden: ReadonlySet<string>) => void;
  /** Open from the start. */
  defaultOpen?: boolean;
  /** As of `Button`. */
  isCompact?: boolean;
}

const everything: ReadonlySet<string> = new Set();

/** The button «Столбцы»: which columns of a `Table` are shown. The one that names the rows always is. */
export function ColumnChoice<Item>({
  columns,
  hidden,
  onChange,
  defaultOpen,
  isCompact,
}: ColumnChoiceProps<Item>) {
  const naming = shownColumns(columns, everything).find(({ isRowHeader }) => isRowHeader);
  const show = (id: string, isShown: boolean) => {
    const next = new Set(hidden);
    if (isShown) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  return (
    <DialogTrigger defaultOpen={defaultOpen}>
      <Button size="sm" icon={<Columns3 />} isCompact={isCompact}>
        Столбцы
      </Button>
      <Popover className={popoverSurface} placement="bottom end" offset={4}>
        <Dialog aria-label="Столбцы" className={choiceList}>
          {columns.map(({ id, title }) => (
            <Checkbox
              key={id}
              isSelected={id === naming?.id || !hidden.has(id)}
              isDisabled={id === naming?.id}
              onChange={(isShown) => show(id, isShown)}
            >
              {title}
            </Checkbox>
          ))}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
