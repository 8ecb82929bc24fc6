import { vi } from 'vitest';

/** Lets a page be busy for 600 ms whenever it asks for a Web Lock. @returns a function that ends it */
export function busyPage(): () => void {
  const real = navigator.locks.request.bind(navigator.locks) as (...call: unknown[]) => Promise<unknown>;
  const request = vi.spyOn(navigator.locks, 'request').mockImplementation((async (...call: unknown[]) => {
    const end = performance.now() + 600;
    while (performance.now() < end);
    // Timers that are due come first.
    await new Promise((resolve) => setTimeout(resolve));
    return real(...call);
  }) as typeof navigator.locks.request);
  return () => request.mockRestore();
}
