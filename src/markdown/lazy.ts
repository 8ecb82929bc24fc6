import { startTransition, useEffect, useState } from 'react';

/** A module that is loaded when first needed; a failed load is tried again next time. */
export interface LazyModule<T> {
  peek(): T | undefined;
  load(): Promise<T>;
}

export function lazyModule<T>(importModule: () => Promise<T>): LazyModule<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  return {
    peek: () => loaded,
    load() {
      loading ??= importModule().then(
        (module) => {
          loaded = module;
          return module;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

/**
 * The module, once it is loaded. A failed load is not reported.
 *
 * @param wanted whether the module is needed
 */
export function useLazyModule<T>(module: LazyModule<T>, wanted: boolean): T | undefined {
  const [loaded, setLoaded] = useState(() => module.peek());
  useEffect(() => {
    if (!wanted || loaded !== undefined) return undefined;
    let current = true;
    module.load().then(
      (value) => {
        if (current) startTransition(() => setLoaded(value));
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [module, wanted, loaded]);
  return loaded;
}
