import { Check, Minus } from 'lucide-react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { box, mark } from '../Checkbox/Checkbox.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { phoneWords, selectionBox } from './Table.css.ts';

/**
 * The checkbox of a row or of the header; React Aria names it and connects it to the selection. `children` is its text
 * on phones, where the header has nothing else.
 */
export function SelectionCheckbox({ children }: { children?: string }) {
  return (
    <Checkbox slot="selection" className={selectionBox}>
      {({ isIndeterminate }) => (
        <>
          <span className={`${mark} ${box}`}>
            <Icon size="sm">{isIndeterminate ? <Minus /> : <Check />}</Icon>
          </span>
          {children && <span className={phoneWords}>{children}</span>}
        </>
      )}
    </Checkbox>
  );
}
