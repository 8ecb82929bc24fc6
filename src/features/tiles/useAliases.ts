import { useEffect } from 'react';
import type { FindByAlias } from '#features/services/index.ts';
import { createStore, useStore } from '#lib/store.ts';

const loaded = createStore<FindByAlias | null>(null);

/** Starts to load what people call the services; without it the search knows titles only. */
export function loadAliases(): void {
  if (loaded.get()) return;
  void import('#features/service-names/index.ts').then(
    ({ findByAlias }) => loaded.set(findByAlias),
    () => undefined,
  );
}

/**
 * The search by aliases, which is not in the first load. The component is rendered again when it has come.
 *
 * @param isNeeded starts to load it
 */
export function useAliases(isNeeded: boolean): FindByAlias | null {
  const find = useStore(loaded);
  useEffect(() => {
    if (isNeeded) loadAliases();
  }, [isNeeded]);
  return find;
}
