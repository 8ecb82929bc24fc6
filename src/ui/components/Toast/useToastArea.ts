import { type RefObject, useEffect } from 'react';
import { toastArea } from '#ui/theme/toasts.ts';

const sides = ['left', 'right', 'bottom'] as const;

/**
 * Keeps toasts above an element at the bottom of the screen and centred over it while it is mounted, so that they do
 * not cover an input.
 */
export function useToastArea(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const input = element.current;
    if (!input) return undefined;
    const { style } = document.documentElement;
    const place = (): void => {
      const { left, right, top } = input.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const free = { left, right: clientWidth - right, bottom: clientHeight - top };
      for (const side of sides) style.setProperty(toastArea[side], `${Math.max(0, free[side])}px`);
    };
    const observer = new ResizeObserver(place);
    observer.observe(input);
    addEventListener('resize', place);
    return () => {
      observer.disconnect();
      removeEventListener('resize', place);
      for (const side of sides) style.removeProperty(toastArea[side]);
    };
  }, [element]);
}
