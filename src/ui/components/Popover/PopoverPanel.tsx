import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { type Placement, Popover } from 'react-aria-components/Popover';
import { panel } from './Popover.css.ts';
import { popoverSurface } from './surface.css.ts';

export interface PopoverPanelProps {
  /** The button that the panel is attached to; it has `aria-haspopup="dialog"` and `aria-expanded`. */
  triggerRef: RefObject<HTMLElement | null>;
  /** The accessible name of the panel. */
  label: string;
  placement?: Placement;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel beside its button, such as the list of notifications. Escape or a press outside closes it. It is rendered
 * only while it is open, so that its code can be loaded when it is needed.
 */
export function PopoverPanel({
  triggerRef,
  label,
  placement = 'bottom end',
  onClose,
  children,
}: PopoverPanelProps) {
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={popoverSurface}
      placement={placement}
      offset={6}
    >
      <Dialog aria-label={label} className={panel}>
        {children}
      </Dialog>
    </Popover>
  );
}
