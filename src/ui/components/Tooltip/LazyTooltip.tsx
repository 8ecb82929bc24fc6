import { type ReactElement, Suspense, useRef, useState } from 'react';
import { lazyPart } from '#ui/lazyPart.tsx';
import { anchor } from './Tooltip.css.ts';

const TooltipBubble = lazyPart(() => import('./TooltipBubble.tsx'));

export interface LazyTooltipProps {
  /** The label of the button, or its beginning: screen readers do not announce the tooltip. */
  text: string;
  /** One `Button` or `IconButton`. */
  children: ReactElement;
}

/**
 * A tooltip whose code is loaded when the button is hovered or focused for the first time, for buttons of the first
 * load. It opens below the button, on hover after a delay and on keyboard focus at once.
 */
export function LazyTooltip({ text, children }: LazyTooltipProps) {
  const [trigger, setTrigger] = useState<Element | null>(null);
  const anchorRef = useRef<HTMLSpanElement>(null);
  const load = (): void => setTrigger(anchorRef.current?.firstElementChild ?? null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the button inside
    <span ref={anchorRef} className={anchor} onPointerEnter={load} onFocus={load}>
      {children}
      {trigger && (
        <Suspense>
          <TooltipBubble text={text} trigger={trigger} />
        </Suspense>
      )}
    </span>
  );
}
