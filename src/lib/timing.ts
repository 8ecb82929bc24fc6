/** Calls `work` before the next frame, or after a short delay in a hidden tab, which draws no frames. */
export function nextFrame(work: () => void): void {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    work();
  };
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(once);
  setTimeout(once, 100);
}

/** True in a hidden tab, whose timers are slow and whose user waits for nothing. */
const isHidden = (): boolean => typeof document !== 'undefined' && document.hidden;

/** Lets the page handle input and draw before the next part of a long work; resolves at once in a hidden tab. */
export const nextTurn = (): Promise<void> =>
  isHidden() ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve));

/** Resolves before the next frame, or at once in a hidden tab. */
export const frameShown = (): Promise<void> =>
  isHidden() ? Promise.resolve() : new Promise((resolve) => nextFrame(resolve));

/** Resolves after a delay. An aborted signal resolves it early, without an error. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Runs `task` when the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 1000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(task, 0);
  return () => clearTimeout(handle);
}
