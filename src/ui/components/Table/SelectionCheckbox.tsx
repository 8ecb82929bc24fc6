import { Check, Minus } from 'lucide-react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { box, mark } from '../Checkbox/Checkbox.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { selectionBox } from './Table.css.ts';

/** The checkbox of a row or of the header; React Aria names it and connects it to the selection. */
export function SelectionCheckbox() {
  return (
    <Checkbox slot="selection" className={selectionBox}>
      {({ isIndeterminate }) => (
        <span className={`${mark} ${box}`}>
          <Icon size="sm">{isIndeterminate ? <Minus /> : <Check />}</Icon>
        </span>
      )}
    </Checkbox>
  );
}
