import { useEffect, useState } from 'react';

/** Time from the last move of the pointer until it counts as resting, ms. */
export const REST_MS = 2500;

/** True when the pointer has not moved or pressed for a while. At first false, so that people see what there is. */
export function usePointerRest(): boolean {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let place = '';
    const wait = (): void => {
      setResting(false);
      clearTimeout(timer);
      timer = setTimeout(() => setResting(true), REST_MS);
    };
    const move = ({ screenX, screenY }: PointerEvent): void => {
      // Browsers also report a move when the page changes below a pointer that rests.
      const now = `${screenX} ${screenY}`;
      if (now !== place) wait();
      place = now;
    };
    wait();
    addEventListener('pointermove', move);
    addEventListener('pointerdown', wait);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', move);
      removeEventListener('pointerdown', wait);
    };
  }, []);
  return isResting;
}
