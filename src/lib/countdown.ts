interface CountdownEvents {
  /** Whole seconds left, at once and each second. */
  onTick: (left: number) => void;
  /** Called once, when nothing is left. */
  onZero?: () => void;
}

/**
 * Counts down to a moment of real time with a tick of 1 s (portal.md §9). A machine that slept or a throttled tab makes
 * it jump instead of lag (PRE-06).
 *
 * @param until the moment, ms since 1970
 * @returns the function that stops it
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
  // A tab that comes back need not wait for the next tick.
  globalThis.document?.addEventListener('visibilitychange', look);
  look();
  return stop;
}
