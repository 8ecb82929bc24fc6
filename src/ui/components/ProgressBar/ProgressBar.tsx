import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { fill, head, moving, root, track, value as valueClass } from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What goes on: «Загрузка файла». */
  label: string;
  /** Percent; `null`: nobody knows how long it takes. */
  value: number | null;
  /** Words instead of the percent: «3 из 10». */
  valueText?: string;
}

/** How far a task has come. */
export function ProgressBar({ label, value, valueText }: ProgressBarProps) {
  return (
    <AriaProgressBar
      className={root}
      value={value ?? undefined}
      isIndeterminate={value === null}
      {...(valueText !== undefined && { valueLabel: valueText })}
    >
      {({ percentage, valueText: spoken }) => (
        <>
          <div className={head}>
            <Label>{label}</Label>
            {value !== null && <span className={valueClass}>{spoken}</span>}
          </div>
          <div className={track}>
            <div
              className={value === null ? `${fill({})} ${moving}` : fill({})}
              style={value === null ? undefined : { width: `${percentage}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}

export interface MeterProps {
  /** What is measured: «Использовано запросов». */
  label: string;
  value: number;
  /** The value that is full. @default 100 */
  max?: number;
  /** Words instead of the percent: «180 из 200». */
  valueText?: string;
  /** How good or bad it is; the words must say it as well. */
  tone?: 'accent' | 'positive' | 'warning' | 'negative';
}

/** A quantity within known bounds, such as a limit that is being used up. It does not move by itself. */
export function Meter({ label, value, max = 100, valueText, tone }: MeterProps) {
  return (
    <AriaMeter
      className={root}
      value={value}
      maxValue={max}
      {...(valueText !== undefined && { valueLabel: valueText })}
    >
      {({ percentage, valueText: spoken }) => (
        <>
          <div className={head}>
            <Label>{label}</Label>
            <span className={valueClass}>{spoken}</span>
          </div>
          <div className={track}>
            <div className={fill({ tone })} style={{ width: `${percentage}%` }} />
          </div>
        </>
      )}
    </AriaMeter>
  );
}
