import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words; never the only place where something is said, as touch screens do not show it. */
  text: string;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** One `Button` or `IconButton`. */
  children: ReactElement;
}

/** A hint that appears on hover after a moment, and on keyboard focus at once. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={600} closeDelay={100}>
      {children}
      <AriaTooltip placement={placement} offset={6} className={tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
