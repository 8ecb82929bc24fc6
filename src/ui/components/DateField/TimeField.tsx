import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { type DateFieldTexts, FieldBody, fieldProps } from './parts.tsx';
import { timeIn } from './pasted.ts';
import { toTime } from './values.ts';

export interface TimeFieldProps extends DateFieldTexts {
  /** An ISO time, `09:30:00`; null if empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  minValue?: string;
  maxValue?: string;
  hasSeconds?: boolean;
}

/** A time of the day, 24 hours (APP-01). */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange } = props;
  return (
    <AriaTimeField
      {...fieldProps(props)}
      name={props.name}
      hourCycle={24}
      granularity={props.hasSeconds ? 'second' : 'minute'}
      value={toTime(value)}
      onChange={(time) => onChange(time?.toString() ?? null)}
      minValue={toTime(props.minValue)}
      maxValue={toTime(props.maxValue)}
    >
      <FieldBody of={props} pasted={timeIn} />
    </AriaTimeField>
  );
}
