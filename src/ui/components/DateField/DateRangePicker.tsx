import { useState } from 'react';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { Button } from '../Button/Button.tsx';
import { presets as presetsClass } from './DateField.css.ts';
import { isAllowed } from './DatePicker.tsx';
import {
  type DateFieldTexts,
  type DateLimits,
  type DateZone,
  DaysCalendar,
  FieldBody,
  fieldProps,
  localToday,
  Panel,
  Segments,
} from './parts.tsx';
import { rangeIn } from './pasted.ts';
import { type RangePreset, rangePresets } from './presets.ts';
import { toDate } from './values.ts';

/** Two ISO dates, both days included. */
export interface DateRangeValue {
  start: string;
  end: string;
}

export interface DateRangePickerProps extends Omit<DateFieldTexts, 'name'>, DateLimits, DateZone {
  value: DateRangeValue | null;
  onChange: (value: DateRangeValue | null) => void;
  /** Buttons beside the calendar: «Сегодня», «7 дней»… @default true */
  hasPresets?: boolean;
}

/** «Этот месяц» ends today if later days cannot be selected. */
function withinLimits({ start, end }: RangePreset, { minValue, maxValue }: DateLimits): DateRangeValue {
  const [first, last] = [start.toString(), end.toString()];
  return {
    start: minValue && minValue > first && minValue <= last ? minValue : first,
    end: maxValue && maxValue < last && maxValue >= first ? maxValue : last,
  };
}

/** A range of dates, both included: typed, selected in a calendar or chosen from preset ranges. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { value, onChange, isUnavailable, hasPresets = true } = props;
  const [isOpen, setOpen] = useState(false);
  const start = toDate(value?.start);
  const end = toDate(value?.end);
  const today = toDate(props.today) ?? localToday();
  const choose = (range: DateRangeValue) => {
    onChange(range);
    setOpen(false);
  };
  return (
    <AriaDateRangePicker
      {...fieldProps(props)}
      isOpen={isOpen}
      onOpenChange={setOpen}
      value={start && end ? { start, end } : null}
      onChange={(range) =>
        onChange(range ? { start: range.start.toString(), end: range.end.toString() } : null)
      }
      placeholderValue={today}
      minValue={toDate(props.minValue)}
      maxValue={toDate(props.maxValue)}
      isDateUnavailable={(date) => isUnavailable?.(date.toString()) ?? false}
    >
      <FieldBody of={props} pasted={rangeIn} hasCalendar>
        <Segments slot="start" />
        <span aria-hidden="true">–</span>
        <Segments slot="end" />
      </FieldBody>
      <Panel>
        {hasPresets && (
          <div className={presetsClass}>
            {rangePresets(today).map((preset) => {
              const range = withinLimits(preset, props);
              const allowed = isAllowed(range.start, props) && isAllowed(range.end, props);
              return (
                <Button
                  key={preset.label}
                  slot={null}
                  size="sm"
                  variant="quiet"
                  isDisabled={!allowed}
                  onPress={() => choose(range)}
                >
                  {preset.label}
                </Button>
              );
            })}
          </div>
        )}
        <DaysCalendar present={today.toString()} />
      </Panel>
    </AriaDateRangePicker>
  );
}
