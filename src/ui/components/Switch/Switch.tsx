import type { ComponentProps, ReactNode } from 'react';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { root, thumb, track } from './Switch.css.ts';

export interface SwitchProps extends Pick<ComponentProps<'input'>, 'id' | 'name' | 'aria-describedby'> {
  children: ReactNode;
  /** Controls the state. */
  isSelected?: boolean;
  /** The first state of an uncontrolled switch. @default false */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  isDisabled?: boolean;
}

/**
 * A setting that takes effect immediately, on or off. The browser's own checkbox: React Aria's switch would add 2 kB to
 * the first load of the main page.
 */
export function Switch({
  children,
  isSelected,
  defaultSelected,
  onChange,
  isDisabled,
  ...props
}: SwitchProps) {
  return (
    <label className={root}>
      <input
        {...props}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the browser derives aria-checked from the checkbox
        role="switch"
        className={visuallyHidden}
        checked={isSelected}
        defaultChecked={defaultSelected}
        disabled={isDisabled}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span className={track}>
        <span className={thumb} />
      </span>
      {children}
    </label>
  );
}
