import { useSyncExternalStore } from 'react';

/** A value outside React that can be read anywhere and watched. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  /** Calls `listener` after each change; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** Makes a store. Setting an identical value (`Object.is`) tells nobody. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
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

/** The store's value in a component. */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T;
/**
 * A part of the store's value in a component, which is drawn anew only when the part changes.
 *
 * @param select must return the same (`Object.is`) part for the same value
 */
export function useStore<T, P>(store: Pick<Store<T>, 'get' | 'subscribe'>, select: (value: T) => P): P;
export function useStore<T>(
  store: Pick<Store<T>, 'get' | 'subscribe'>,
  select: (value: T) => unknown = whole,
): unknown {
  const get = (): unknown => select(store.get());
  return useSyncExternalStore(store.subscribe, get, get);
}
