import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words; never the only place where something is said, as touch screens do not show it. */
  text: string;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** Holds it open, or shut; left out, hover and focus decide. */
  isOpen?: boolean;
  /** One `Button` or `IconButton`. */
  children: ReactElement;
}

/** A hint that appears on hover after a moment, and on keyboard focus at once. */
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
