import { originNow } from '#api/http.ts';
import { apiPath } from '#lib/gateway-path.ts';
import { createStore } from '#lib/store.ts';
import { isOffline, statusPollInterval, unanswered, unavailable } from './availability.ts';

/** Delay of a second check after the network has returned, ms: the first one may still fail. */
const settlingTime = 3000;

/** Time after which a status without an answer counts as an outage, ms. */
const answerTime = 5000;

/** True while the status is requested. */
export const isCheckingStatus = createStore(false);

let running: Promise<void> | null = null;

async function request(): Promise<void> {
  isCheckingStatus.set(true);
  // Not the generated call: it would bring the other calls of its tag into the first load.
  const response = await fetch(`${originNow()}${apiPath}/data/ping`, {
    signal: AbortSignal.timeout(answerTime),
  }).catch(() => null);
  // A body that nobody reads keeps its connection.
  await response?.text().catch(() => '');
  running = null;
  isCheckingStatus.set(false);
  unanswered.set(response === null);
  // A page that was not covered stays open without a network; a bar says so.
  if (response?.ok) unavailable.set(false);
  else if (!isOffline()) unavailable.set(true);
}

/**
 * Requests the status of the services, once for all that ask meanwhile, and sets the outage flag from it. A failure is not
 * reported to the error policy, because the maintenance page shows the outage.
 */
export function checkStatus(): Promise<void> {
  running ??= request();
  return running;
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
