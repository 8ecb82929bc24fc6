/**
 * Test files share the modules of the portal (`isolate: false`). Before each test, what the modules keep is put back to
 * what it is on a new page: stores, variables and collections, the storage of the browser, the clock.
 */
import { beforeEach, vi } from 'vitest';
import { usedStores } from '#lib/store.ts';

/** Puts the state of modules and browser back, as another browser has it. */
export function freshState(): void {
  vi.useRealTimers();
  for (const reset of usedStores) reset();
  usedStores.clear();
  for (const reset of globalThis.moduleResets ?? []) reset();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  globalThis.closeChannels?.();
}

freshState();
beforeEach(freshState);
