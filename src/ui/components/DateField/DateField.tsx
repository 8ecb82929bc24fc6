import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { type DateFieldTexts, type DateLimits, FieldBody, fieldProps } from './parts.tsx';
import { dateIn } from './pasted.ts';
import { toDate } from './values.ts';

export interface DateFieldProps extends DateFieldTexts, DateLimits {
  /** An ISO date, `2026-11-20`; null if empty. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A typed date, for days far from today such as a birthday: DD.MM.YYYY (APP-15). */
export function DateField(props: DateFieldProps) {
  const { value, onChange, isUnavailable } = props;
  return (
    <AriaDateField
      {...fieldProps(props)}
      name={props.name}
      value={toDate(value)}
      onChange={(date) => onChange(date?.toString() ?? null)}
      minValue={toDate(props.minValue)}
      maxValue={toDate(props.maxValue)}
      isDateUnavailable={(date) => isUnavailable?.(date.toString()) ?? false}
    >
      <FieldBody of={props} pasted={dateIn} />
    </AriaDateField>
  );
}
