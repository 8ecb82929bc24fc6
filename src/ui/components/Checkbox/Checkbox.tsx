import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type CheckboxFieldProps as AriaCheckboxFieldProps,
  CheckboxButton,
  CheckboxField,
} from 'react-aria-components/Checkbox';
import { Icon } from '../Icon/Icon.tsx';
import { Asterisk, FieldNotes, type FieldProps } from '../TextField/FieldParts.tsx';
import { box, choice, item, mark, notes, text } from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<FieldProps<AriaCheckboxFieldProps>, 'label'> {
  /** The label; it may contain a link. */
  children: ReactNode;
}

/** A single yes or no that is sent with its form; `isIndeterminate` if only a part of a list is selected. */
export function Checkbox({ children, description, errorMessage, ...props }: CheckboxProps) {
  return (
    <CheckboxField {...props} isInvalid={errorMessage === undefined ? undefined : true} className={item}>
      <CheckboxButton className={choice}>
        {({ isIndeterminate }) => (
          <>
            <span className={`${mark} ${box}`}>
              <Icon size="sm">{isIndeterminate ? <Minus /> : <Check />}</Icon>
            </span>
            <span className={text}>
              {children}
              {props.isRequired && <Asterisk />}
            </span>
          </>
        )}
      </CheckboxButton>
      <div className={notes}>
        <FieldNotes description={description} errorMessage={errorMessage} />
      </div>
    </CheckboxField>
  );
}
