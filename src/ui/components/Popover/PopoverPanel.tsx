import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { type Placement, Popover } from 'react-aria-components/Popover';
import { panel } from './Popover.css.ts';
import { popoverSurface } from './surface.css.ts';

export interface PopoverPanelProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** The accessible name of the panel. */
  label: string;
  placement?: Placement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A panel over the page beside its button, such as the list of notifications. Escape or a press outside closes it. */
export function PopoverPanel({
  trigger,
  label,
  placement = 'bottom end',
  children,
  ...state
}: PopoverPanelProps) {
  return (
    <DialogTrigger {...state}>
      {trigger}
      <Popover className={popoverSurface} placement={placement} offset={6}>
        <Dialog aria-label={label} className={panel}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
