interface CountdownEvents {
  /** Called with the whole seconds left: immediately and then every second. */
  onTick: (left: number) => void;
  /** Called once, when no time is left. */
  onZero?: () => void;
}

/**
 * Counts down to a moment of real time, in steps of 1 s (portal.md §9). After the machine slept or the tab was
 * throttled the count is correct at once (PRE-06).
 *
 * @param until the moment, ms since 1970
 * @returns a function that stops the countdown
 */
export function countDown(until: number, { onTick, onZero }: CountdownEvents): () => void {
  const stop = (): void => {
    clearInterval(timer);
    globalThis.document?.removeEventListener('visibilitychange', look);
  };
  const look = (): void => {
    const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    onTick(left);
    if (left > 0) return;
    stop();
    onZero?.();
  };
  const timer = setInterval(look, 1000);
  // Update at once when the tab becomes visible, without waiting for the next tick.
  globalThis.document?.addEventListener('visibilitychange', look);
  look();
  return stop;
}
