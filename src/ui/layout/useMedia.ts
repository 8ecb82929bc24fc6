import { useSyncExternalStore } from 'react';

/** Returns whether a media query matches, such as `media.from('md')`, and follows its changes. */
export function useMedia(query: string): boolean {
  const subscribe = (onChange: () => void): (() => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
