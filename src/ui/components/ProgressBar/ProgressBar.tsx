import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { fill, head, moving, root, track, value as valueClass } from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** The accessible name: «Загрузка файла». */
  label: string;
  /** Percent; `null` if the duration is unknown. */
  value: number | null;
  /** Text instead of the percentage: «3 из 10». */
  valueText?: string;
}

/** The progress of a task. */
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
  /** The accessible name: «Использовано запросов». */
  label: string;
  value: number;
  /** The maximum value. @default 100 */
  max?: number;
  /** Text instead of the percentage: «180 из 200». */
  valueText?: string;
  /** The colour; the text must express the same meaning. */
  tone?: 'accent' | 'positive' | 'warning' | 'negative';
}

/** A quantity within known limits, such as a quota. Unlike a progress it does not advance. */
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
