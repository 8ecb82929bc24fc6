import { apiPath } from '#lib/gateway-path.ts';
import { createStore } from '#lib/store.ts';
import { statusPollInterval, unanswered, unavailable } from './availability.ts';

/** Delay of a second check after the network has returned, ms: the first one may still fail. */
const settlingTime = 3000;

/** True while the status is requested. */
export const isCheckingStatus = createStore(false);

/**
 * Requests the status of the services and clears the outage flag if they are up. A failure is not reported to the error
 * policy, because the maintenance page already shows the outage.
 */
export async function checkStatus(): Promise<void> {
  isCheckingStatus.set(true);
  // Not the generated call: it would bring the other calls of its tag into the first load.
  const response = await fetch(`${location.origin}${apiPath}/data/ping`).catch(() => null);
  // A body that nobody reads keeps its connection.
  await response?.text().catch(() => '');
  isCheckingStatus.set(false);
  unanswered.set(response === null);
  if (response?.ok) unavailable.set(false);
}

/** Starts polling. @returns a function that stops it */
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
 * Polls the status every 30 s while the services are down or there is no network (APP-06).
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
