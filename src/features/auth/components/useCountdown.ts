import { useEffect, useState } from 'react';
import { countDown } from '#lib/countdown.ts';

/**
 * A countdown that starts when the component mounts. It uses the clock, so a sleeping tab does not prolong it.
 *
 * @returns the whole seconds left, 0 at the end, and a function that restarts it
 */
export function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => countDown(until, { onTick: setLeft }), [until]);
  return [left, () => setUntil(Date.now() + seconds * 1000)];
}
