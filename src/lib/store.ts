import { useSyncExternalStore } from 'react';

/** A value outside React with subscriptions. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  /** Calls `listener` after each change. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** In tests: functions that put the changed stores back to their initial values (`tests/support/fresh-state.ts`). */
export const usedStores = new Set<() => void>();

/** Creates a store. Setting an identical value (`Object.is`) does not call the listeners. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const reset = (): void => {
    value = initial;
  };
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      if (import.meta.env.MODE === 'test') usedStores.add(reset);
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const whole = <T>(value: T): T => value;

/** Returns the store's value and renders the component again when it changes. */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T;
/**
 * Returns a part of the store's value. The component is rendered again only when that part changes.
 *
 * @param select must return an identical (`Object.is`) part for the same value
 */
export function useStore<T, P>(store: Pick<Store<T>, 'get' | 'subscribe'>, select: (value: T) => P): P;
export function useStore<T>(
  store: Pick<Store<T>, 'get' | 'subscribe'>,
  select: (value: T) => unknown = whole,
): unknown {
  const get = (): unknown => select(store.get());
  return useSyncExternalStore(store.subscribe, get, get);
}
