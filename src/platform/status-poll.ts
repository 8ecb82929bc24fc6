import { ApiError } from '#api/error.ts';
import { http } from '#api/generated/calls/data.ts';
import { createStore } from '#lib/store.ts';
import { statusPollInterval, unanswered, unavailable } from './availability.ts';

/** How long after the network has come back the status is asked for again, ms: the first calls may still fail. */
const settlingTime = 3000;

/** True while the status is being asked for. */
export const isCheckingStatus = createStore(false);

/**
 * Asks whether the services are up, and clears the flag of the outage if they are. The check bypasses the error
 * policy: the maintenance page says already what a failure of it means.
 */
export async function checkStatus(): Promise<void> {
  isCheckingStatus.set(true);
  const isUp = await http<unknown>('/data/ping').then(
    () => true,
    (error: unknown) => {
      unanswered.set(error instanceof ApiError && error.kind === 'network');
      return false;
    },
  );
  isCheckingStatus.set(false);
  if (isUp) unavailable.set(false);
}

/** Polls the status from now on. @returns a function that stops it */
function startPolling(): () => void {
  const poll = (): void => void checkStatus();
  const timer = setInterval(poll, statusPollInterval);
  let again: ReturnType<typeof setTimeout> | undefined;
  // The network came back: no need to wait for the poll.
  const onOnline = (): void => {
    poll();
    clearTimeout(again);
    again = setTimeout(poll, settlingTime);
  };
  addEventListener('online', onOnline);
  return () => {
    clearInterval(timer);
    clearTimeout(again);
    removeEventListener('online', onOnline);
  };
}

/**
 * Asks for the status every 30 s while the services are down or there is no network (APP-06).
 *
 * @returns a function that stops it
 */
export function followOutage(): () => void {
  let stop: (() => void) | null = null;
  const follow = (): void => {
    stop?.();
    stop = unavailable.get() ? startPolling() : null;
  };
  follow();
  const end = unavailable.subscribe(follow);
  return () => {
    end();
    stop?.();
  };
}
