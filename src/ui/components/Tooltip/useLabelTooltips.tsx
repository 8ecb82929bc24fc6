import { type PointerEvent, type ReactNode, Suspense, type SyntheticEvent, useState } from 'react';
import { lazyPart } from '#ui/lazyPart.tsx';

const TooltipBubble = lazyPart(() => import('./TooltipBubble.tsx'));

interface LabelTooltips {
  /** Handlers for the element around the buttons. */
  watch: { onPointerMove: (event: PointerEvent) => void; onFocus: (event: SyntheticEvent) => void };
  /** To be rendered inside this element. */
  tooltip: ReactNode;
}

/** The icon button of an event; null for a button with a text, which needs no tooltip. */
function iconButtonOf({ target }: SyntheticEvent): Element | null {
  const button = target instanceof Element ? target.closest('button[aria-label]') : null;
  return button?.textContent === '' ? button : null;
}

/**
 * One tooltip for all icon buttons of a part of a screen, with their labels. Its code is loaded when one of them is hovered
 * or focused for the first time. Cheaper than a tooltip per button where there are hundreds.
 */
export function useLabelTooltips(): LabelTooltips {
  const [trigger, setTrigger] = useState<{ button: Element; count: number } | null>(null);
  const look = (event: SyntheticEvent): void => {
    const button = iconButtonOf(event);
    if (button && button !== trigger?.button) setTrigger({ button, count: (trigger?.count ?? 0) + 1 });
  };
  return {
    watch: {
      onPointerMove: (event) => {
        // A button that appears under a resting pointer shows none, such as «Остановить» after a press of «Отправить».
        if (event.movementX !== 0 || event.movementY !== 0) look(event);
      },
      onFocus: look,
    },
    tooltip: trigger && (
      <Suspense>
        <TooltipBubble
          key={trigger.count}
          text={trigger.button.getAttribute('aria-label') ?? ''}
          trigger={trigger.button}
        />
      </Suspense>
    ),
  };
}
