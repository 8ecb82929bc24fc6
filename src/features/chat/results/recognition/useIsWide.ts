import { useSyncExternalStore } from 'react';
import { media } from '#ui/theme/media.ts';

const query = (): MediaQueryList => matchMedia(media.from('md'));

function subscribe(onChange: () => void): () => void {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether there is room for two panes beside each other. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
