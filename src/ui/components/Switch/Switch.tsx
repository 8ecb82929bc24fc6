import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { root, thumb, track } from './Switch.css.ts';

export interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'style' | 'children' | 'render'> {
  children: ReactNode;
}

/** A setting that takes effect immediately, on or off. */
export function Switch({ children, ...props }: SwitchProps) {
  return (
    <AriaSwitch {...props} className={root}>
      <span className={track}>
        <span className={thumb} />
      </span>
      {children}
    </AriaSwitch>
  );
}
