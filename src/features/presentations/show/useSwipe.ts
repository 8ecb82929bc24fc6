import { type PointerEvent, useRef } from 'react';

/** The shortest swipe that turns a slide, px. */
const SWIPE = 50;

/**
 * Handlers of a surface on which a finger or a pen turns slides.
 *
 * @param onSwipe called with 1 for a swipe to the left, which leads to the next slide, and with -1 for one to the right
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const touch = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ clientX, clientY }: PointerEvent): void {
      touch.current = { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY, pointerType }: PointerEvent): void {
      const from = touch.current;
      touch.current = null;
      if (!from || pointerType === 'mouse') return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}
