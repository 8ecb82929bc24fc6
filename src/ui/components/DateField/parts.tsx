import { type CalendarDate, getLocalTimeZone, today } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { ClipboardEvent, ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { buttonClass } from '../Button/Button.css.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { popoverSurface } from '../Popover/surface.css.ts';
import { control, field } from '../TextField/Field.css.ts';
import { FieldLabel, FieldNotes, type FieldTexts } from '../TextField/FieldParts.tsx';
import {
  buttons,
  calendar,
  dateInput,
  day as dayCell,
  foot,
  grid,
  head,
  inputs,
  month,
  panel,
  presentDay,
  rangeDay,
  segment,
  weekday,
} from './DateField.css.ts';

/** The props that all date and time fields have. */
export interface DateFieldTexts extends FieldTexts {
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** The name of the form field; its value is the ISO text. */
  name?: string;
  /** Runs when the focus leaves the field and its calendar. */
  onBlur?: () => void;
}

/** Days that can be chosen, as ISO dates. */
export interface DateLimits {
  minValue?: string | undefined;
  maxValue?: string | undefined;
  /** Days that cannot be selected, such as holidays. */
  isUnavailable?: (date: string) => boolean;
}

/** For days of another time zone than that of the browser. */
export interface DateZone {
  /** The present day there, an ISO date. @default that of the browser */
  today?: string;
}

/** Returns the react-aria props of a date or time field from our own props. */
export const fieldProps = (props: DateFieldTexts) => ({
  isRequired: props.isRequired,
  isDisabled: props.isDisabled,
  isReadOnly: props.isReadOnly,
  onBlur: props.onBlur,
  isInvalid: props.errorMessage === undefined ? undefined : true,
  className: field,
  shouldForceLeadingZeros: true,
});

/** The typed segments: day, month, year. */
export function Segments({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className={dateInput}>
      {(part) => <DateSegment segment={part} className={segment} />}
    </DateInput>
  );
}

interface FieldBodyProps<Value> {
  /** The field's own props. */
  of: DateFieldTexts & { value: Value | null; onChange: (value: Value | null) => void };
  /** The value of a pasted text; null without one. */
  pasted: (text: string) => Value | null;
  /** The input of the field. @default one set of segments */
  children?: ReactNode;
  hasCalendar?: boolean;
}

/** The common parts of a field: label, frame with its clear and calendar buttons, hint and error. */
export function FieldBody<Value>({ of: props, pasted, children, hasCalendar }: FieldBodyProps<Value>) {
  const canChange = !props.isDisabled && !props.isReadOnly;
  const paste = (event: ClipboardEvent): void => {
    const value = canChange ? pasted(event.clipboardData.getData('text/plain')) : null;
    if (value === null) return;
    event.preventDefault();
    props.onChange(value);
  };
  return (
    <>
      <FieldLabel isRequired={props.isRequired}>{props.label}</FieldLabel>
      <Group className={control}>
        <div className={inputs} onPasteCapture={paste}>
          {children ?? <Segments />}
        </div>
        <span className={buttons}>
          {canChange && props.value !== null && (
            <IconButton
              slot={null}
              size="sm"
              label="Очистить"
              icon={<X />}
              onPress={() => props.onChange(null)}
            />
          )}
          {hasCalendar && (
            <AriaButton className={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true })}>
              <Icon size="sm">
                <CalendarDays />
              </Icon>
            </AriaButton>
          )}
        </span>
      </Group>
      <FieldNotes description={props.description} errorMessage={props.errorMessage} />
    </>
  );
}

/** The popover of the calendar button. */
export const Panel = ({ children }: { children: ReactNode }) => (
  <Popover className={popoverSurface} offset={4}>
    <Dialog className={panel}>{children}</Dialog>
  </Popover>
);

function Head() {
  return (
    <header className={head}>
      <IconButton slot="previous" size="sm" label="Предыдущий месяц" icon={<ChevronLeft />} />
      <Heading className={month} />
      <IconButton slot="next" size="sm" label="Следующий месяц" icon={<ChevronRight />} />
    </header>
  );
}

function Grid({ cell, present }: { cell: string; present: string }) {
  const classOf = (date: CalendarDate): string =>
    date.toString() === present ? `${cell} ${presentDay}` : cell;
  return (
    <CalendarGrid weekdayStyle="short" className={grid}>
      <CalendarGridHeader>
        {(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className={classOf(date)} />}</CalendarGridBody>
    </CalendarGrid>
  );
}

/** Returns the current local day. */
export const localToday = (): CalendarDate => today(getLocalTimeZone());

/** A month with the button «Сегодня» below it, `present` is that day; with the Russian locale the week starts on Monday (APP-01). */
export function DayCalendar({ present, onToday }: { present: string; onToday: (() => void) | undefined }) {
  return (
    <Calendar firstDayOfWeek="mon" className={calendar}>
      <Head />
      <Grid cell={dayCell} present={present} />
      <div className={foot}>
        <Button slot={null} size="sm" variant="quiet" isDisabled={!onToday} onPress={() => onToday?.()}>
          Сегодня
        </Button>
      </div>
    </Calendar>
  );
}

/** A month in which both ends of a range are selected. */
export function DaysCalendar({ present }: { present: string }) {
  return (
    <RangeCalendar firstDayOfWeek="mon" className={calendar}>
      <Head />
      <Grid cell={rangeDay} present={present} />
    </RangeCalendar>
  );
}
