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
  /** Called on every move. */
  onChange?: (value: number) => void;
  /** Called when the thumb is released. */
  onChangeEnd?: (value: number) => void;
  minValue?: number;
  maxValue?: number;
  step?: number;
  /** Formats the value, for example as a percentage. */
  formatOptions?: Intl.NumberFormatOptions;
  isDisabled?: boolean;
  /** For a field beside it that shows the value. */
  isValueHidden?: boolean;
  /** Id of a description that stands elsewhere. */
  'aria-describedby'?: string;
  /** The name of the form field. */
  name?: string;
}

/**
 * A number whose position in a range matters more than its exact value. Arrow keys, Page Up, Page Down, Home and End
 * move it.
 */
export function Slider({
  label,
  description,
  name,
  onChange,
  onChangeEnd,
  isValueHidden,
  'aria-describedby': describedBy,
  ...props
}: SliderProps) {
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
        {!isValueHidden && <SliderOutput className={output} />}
      </div>
      <SliderTrack className={track}>
        <SliderFill className={fill} />
        <SliderThumb name={name} aria-describedby={description ? id : describedBy} className={thumb} />
      </SliderTrack>
      {description && (
        <span id={id} className={hintClass}>
          {description}
        </span>
      )}
    </AriaSlider>
  );
}
