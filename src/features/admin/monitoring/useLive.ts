import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useStore } from '#lib/store.ts';
import { unavailable } from '#platform/availability.ts';
import { sessions } from '#platform/session/session.ts';

/** Time between two refreshes, ms (administration.md §3, monitoring). */
export const liveInterval = 30_000;

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
const isVisible = (): boolean => document.visibilityState === 'visible';

/**
 * Calls `refresh` every 30 s while the page is visible, somebody is signed in and the services are up; `isPaused` stops it
 * (ADM-35). After a stop of more than 30 s it is called at once.
 */
export function useLive(refresh: () => void, isPaused: boolean): void {
  const isSeen = useSyncExternalStore(onVisibility, isVisible);
  const isDown = useStore(unavailable);
  const { state } = useStore(sessions.ai);
  const isRunning = isSeen && !isPaused && !isDown && state === 'AUTHENTICATED';
  const call = useRef(refresh);
  const last = useRef<number | null>(null);
  useEffect(() => {
    call.current = refresh;
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = (): void => {
      last.current = Date.now();
      call.current();
    };
    // The data of the first moment are loaded by the page.
    if (last.current === null) last.current = Date.now();
    else if (Date.now() - last.current >= liveInterval) tick();
    const timer = setInterval(tick, liveInterval);
    return () => clearInterval(timer);
  }, [isRunning]);
}
