import { useEffect, useState } from 'react';
import { countDown } from '#lib/countdown.ts';

/**
 * Seconds left of a pause that begins when the component appears, counted by the clock, so that a sleeping tab does
 * not prolong it.
 *
 * @returns the whole seconds left, 0 when it is over, and the function that begins it anew
 */
export function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => countDown(until, { onTick: setLeft }), [until]);
  return [left, () => setUntil(Date.now() + seconds * 1000)];
}
