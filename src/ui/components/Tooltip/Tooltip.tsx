import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** A short text. It must be available elsewhere, too: touch screens do not show tooltips. */
  text: string;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** Controls whether it is open. @default hover and focus open it */
  isOpen?: boolean;
  /** One `Button` or `IconButton`. */
  children: ReactElement;
}

/** A tooltip that opens on hover after a delay and on keyboard focus at once. */
export function Tooltip({ text, placement = 'top', isOpen, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={600} closeDelay={100} isOpen={isOpen}>
      {children}
      <AriaTooltip placement={placement} offset={6} className={tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
