import { useId } from 'react';
import {
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { field, description as hintClass } from '../TextField/Field.css.ts';
import { FieldLabel, type FieldTexts } from '../TextField/FieldParts.tsx';
import { fill, head, output, thumb, track } from './Slider.css.ts';

export interface SliderProps extends Omit<FieldTexts, 'errorMessage'> {
  value?: number;
  defaultValue?: number;
  /** At every move. */
  onChange?: (value: number) => void;
  /** When the thumb is let go. */
  onChangeEnd?: (value: number) => void;
  minValue?: number;
  maxValue?: number;
  step?: number;
  /** How the value is written, such as a percent. */
  formatOptions?: Intl.NumberFormatOptions;
  isDisabled?: boolean;
  /** The name of the form field. */
  name?: string;
}

/** A number whose place in its range matters more than its exact value. Arrow keys, Page Up and Down, Home, End move it. */
export function Slider({ label, description, name, onChange, onChangeEnd, ...props }: SliderProps) {
  const id = useId();
  return (
    <AriaSlider<number>
      {...props}
      {...(onChange && { onChange })}
      {...(onChangeEnd && { onChangeEnd })}
      className={field}
    >
      <div className={head}>
        <FieldLabel>{label}</FieldLabel>
        <SliderOutput className={output} />
      </div>
      <SliderTrack className={track}>
        <SliderFill className={fill} />
        <SliderThumb name={name} aria-describedby={description ? id : undefined} className={thumb} />
      </SliderTrack>
      {description && (
        <span id={id} className={hintClass}>
          {description}
        </span>
      )}
    </AriaSlider>
  );
}
