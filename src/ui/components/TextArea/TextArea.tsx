import { type Ref, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { plural } from '#lib/text.ts';
import { control, field } from '../TextField/Field.css.ts';
import { FieldLabel, FieldNotes, type FieldProps } from '../TextField/FieldParts.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { area, count, foot, frame, growing, notes } from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps<AriaTextFieldProps, 'type'> {
  placeholder?: string;
  /** @default 6 (APP-16) */
  rows?: number;
  /** Grows with its text instead of scrolling. */
  isGrowing?: boolean;
  /** Shows the number of characters, with the greatest one if it is known. */
  hasCounter?: boolean;
  /** The greatest number for the counter, where a longer text is not cut off but refused. @default maxLength */
  counterMax?: number;
  /** The textarea element, to focus it after a failed submit. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text with a label, a hint and an error. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    description,
    errorMessage,
    placeholder,
    rows = 6,
    isGrowing,
    hasCounter,
    counterMax,
    inputRef,
    ...rest
  } = props;
  const [own, setOwn] = useState(props.defaultValue ?? '');
  const { length } = props.value ?? own;
  return (
    <AriaTextField
      {...rest}
      onChange={(text) => {
        setOwn(text);
        props.onChange?.(text);
      }}
      isInvalid={errorMessage === undefined ? undefined : true}
      className={field}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Group className={`${control} ${frame}`}>
        <AriaTextArea
          ref={inputRef}
          rows={rows}
          placeholder={placeholder}
          className={isGrowing ? `${area} ${growing}` : area}
          {...(isGrowing && { style: { minHeight: `calc(${rows}lh + 0.75rem)` } })}
        />
      </Group>
      <div className={foot}>
        <div className={notes}>
          <FieldNotes description={description} errorMessage={errorMessage} />
        </div>
        {hasCounter && <Counter length={length} max={counterMax ?? props.maxLength} />}
      </div>
    </AriaTextField>
  );
}

/** The visible counter; screen readers announce it only near the limit. */
function Counter({ length, max }: { length: number; max: number | undefined }) {
  const left = max === undefined ? Number.POSITIVE_INFINITY : max - length;
  const isNear = max !== undefined && left >= 0 && left <= Math.max(10, max / 20);
  return (
    <>
      <span aria-hidden="true" className={count}>
        {max === undefined ? length : `${length}\u00a0/\u00a0${max}`}
      </span>
      <VisuallyHidden>
        <span role="status">{isNear && `Осталось ${plural(left, 'знак', 'знака', 'знаков')}`}</span>
      </VisuallyHidden>
    </>
  );
}
