import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { Tooltip, TooltipTrigger, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';

interface TooltipBubbleProps {
  text: string;
  trigger: Element;
}

/**
 * The tooltip of `LazyTooltip` and `useLabelTooltips`. React Aria's trigger handles the delays. The button is outside of it, because moving
 * the button inside would lose its focus.
 */
const TooltipBubble = (props: TooltipBubbleProps) => (
  <TooltipTrigger delay={600} closeDelay={100}>
    <Bubble {...props} />
  </TooltipTrigger>
);

function Bubble({ text, trigger }: TooltipBubbleProps) {
  const state = useContext(TooltipTriggerStateContext);
  const triggerRef = useRef(trigger);
  const open = useEffectEvent((isImmediate: boolean) => state?.open(isImmediate));
  const close = useEffectEvent((isImmediate: boolean) => state?.close(isImmediate));
  useEffect(() => {
    const onEnter = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'touch') open(false);
    };
    const onFocus = (): void => {
      if (trigger.matches(':focus-visible')) open(true);
    };
    const closeSoon = (): void => close(false);
    const closeNow = (): void => close(true);
    const listeners: readonly (readonly [string, (event: Event) => void])[] = [
      ['pointerenter', onEnter],
      ['focus', onFocus],
      ['pointerleave', closeSoon],
      ['blur', closeNow],
      ['pointerdown', closeNow],
      ['keydown', closeNow],
    ];
    for (const [event, listener] of listeners) trigger.addEventListener(event, listener);
    // The event that loaded this code has already ended.
    if (trigger.matches(':hover')) open(false);
    else onFocus();
    return () => {
      for (const [event, listener] of listeners) trigger.removeEventListener(event, listener);
    };
  }, [trigger]);
  const isOpen = state?.isOpen ?? false;
  useEffect(() => {
    if (!isOpen) return;
    // A button that is removed tells nobody that the pointer has left it.
    const observer = new MutationObserver(() => {
      if (!trigger.isConnected) close(true);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isOpen, trigger]);
  return (
    <Tooltip triggerRef={triggerRef} placement="bottom" offset={6} className={tooltip}>
      {text}
    </Tooltip>
  );
}

export default TooltipBubble;
