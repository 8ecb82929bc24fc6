import { Columns3 } from 'lucide-react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { popoverSurface } from '../Popover/surface.css.ts';
import { choiceList } from './ColumnChoice.css.ts';
import { type Column, namingColumn } from './column.ts';

export interface ColumnChoiceProps<Item> {
  columns: readonly Column<Item>[];
  /** Ids of the hidden columns. */
  hidden: ReadonlySet<string>;
  /** Called after every press; the caller stores the result. */
  onChange: (hidden: ReadonlySet<string>) => void;
  /** Open initially. @default false */
  defaultOpen?: boolean;
}

/** The button «Столбцы», which shows and hides columns of a `Table`. The column that names the rows is always shown. */
export function ColumnChoice<Item>({ columns, hidden, onChange, defaultOpen }: ColumnChoiceProps<Item>) {
  const naming = namingColumn(columns);
  const show = (id: string, isShown: boolean) => {
    const next = new Set(hidden);
    if (isShown) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  return (
    <DialogTrigger defaultOpen={defaultOpen}>
      <Button size="sm" icon={<Columns3 />}>
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
