import { getLocalTimeZone, now, toCalendarDate, toCalendarDateTime } from '@internationalized/date';
import { useState } from 'react';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import {
  type DateFieldTexts,
  type DateLimits,
  type DateZone,
  DayCalendar,
  FieldBody,
  fieldProps,
  localToday,
  Panel,
} from './parts.tsx';
import { dateIn, dateTimeIn } from './pasted.ts';
import { toDate, toDateTime } from './values.ts';

export interface DatePickerProps extends DateFieldTexts, DateLimits, DateZone {
  /** An ISO date, `2026-11-20`; null if empty. */
  value: string | null;
  onChange: (value: string | null) => void;
}

export interface DateTimePickerProps extends DateFieldTexts, DateLimits {
  /** An ISO date and time without an offset, `2026-11-20T09:30:00`, in local time; null if empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  hasSeconds?: boolean;
}

/** Returns true if a day can be selected. */
export function isAllowed(date: string, { minValue, maxValue, isUnavailable }: DateLimits): boolean {
  // ISO dates of equal length are in chronological order as strings.
  if (minValue && date < minValue.slice(0, 10)) return false;
  if (maxValue && date > maxValue.slice(0, 10)) return false;
  return !isUnavailable?.(date);
}

/** A date, typed as DD.MM.YYYY or selected in a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { value, onChange, isUnavailable } = props;
  const [isOpen, setOpen] = useState(false);
  const today = props.today ?? localToday().toString();
  const chooseToday = () => {
    onChange(today);
    setOpen(false);
  };
  return (
    <AriaDatePicker
      {...fieldProps(props)}
      name={props.name}
      isOpen={isOpen}
      onOpenChange={setOpen}
      value={toDate(value)}
      onChange={(date) => onChange(date?.toString() ?? null)}
      placeholderValue={toDate(today)}
      minValue={toDate(props.minValue)}
      maxValue={toDate(props.maxValue)}
      isDateUnavailable={(date) => isUnavailable?.(date.toString()) ?? false}
    >
      <FieldBody of={props} pasted={dateIn} hasCalendar />
      <Panel>
        <DayCalendar present={today} onToday={isAllowed(today, props) ? chooseToday : undefined} />
      </Panel>
    </AriaDatePicker>
  );
}

/** A date and a time of 24 hours. «Сегодня» keeps the time that is set; without one it sets the present time. */
export function DateTimePicker(props: DateTimePickerProps) {
  const { value, onChange, isUnavailable, hasSeconds } = props;
  const [isOpen, setOpen] = useState(false);
  const today = localToday();
  const chooseToday = () => {
    const time = toDateTime(value) ?? toCalendarDateTime(now(getLocalTimeZone()));
    const precise = hasSeconds ? { millisecond: 0 } : { second: 0, millisecond: 0 };
    const { year, month, day } = today;
    onChange(time.set({ year, month, day, ...precise }).toString());
    setOpen(false);
  };
  return (
    <AriaDatePicker
      {...fieldProps(props)}
      name={props.name}
      isOpen={isOpen}
      onOpenChange={setOpen}
      hourCycle={24}
      granularity={hasSeconds ? 'second' : 'minute'}
      value={toDateTime(value)}
      onChange={(date) => onChange(date?.toString() ?? null)}
      minValue={toDateTime(props.minValue)}
      maxValue={toDateTime(props.maxValue)}
      isDateUnavailable={(date) =>
        isUnavailable?.(toCalendarDate(toCalendarDateTime(date)).toString()) ?? false
      }
    >
      <FieldBody of={props} pasted={dateTimeIn} hasCalendar />
      <Panel>
        <DayCalendar
          present={today.toString()}
          onToday={isAllowed(today.toString(), props) ? chooseToday : undefined}
        />
      </Panel>
    </AriaDatePicker>
  );
}
