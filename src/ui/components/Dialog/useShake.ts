import { type RefObject, useRef } from 'react';
import { media } from '#ui/theme/media.ts';

const shakeMs = 170;

/** Keyframes of a short horizontal shake that fades out. */
const frames = [0, -8, 7, -4, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** Returns a ref for a box and a function that shakes it for 170 ms; under reduced motion it does nothing (APP-12). */
export function useShake<Box extends HTMLElement>(): [RefObject<Box | null>, () => void] {
  const box = useRef<Box>(null);
  const shake = () => {
    if (
      !window.matchMedia(media.reducedMotion).matches &&
      document.documentElement.dataset['motion'] !== 'less'
    )
      box.current?.animate(frames, { duration: shakeMs });
  };
  return [box, shake];
}
