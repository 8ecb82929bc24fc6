import { createStore } from '#lib/store.ts';

/** True while the services are down; the maintenance page then covers the portal (APP-06). */
export const unavailable = createStore(false);

/** True when the last failed call got no answer at all: the cause can be the network instead of the services. */
export const unanswered = createStore(false);

/** Poll interval of the status while the flag is set, ms (portal.md §9). */
export const statusPollInterval = 30_000;

/** True when the browser has no network. False does not mean that the gateway can be reached. */
export const isOffline = (): boolean => navigator.onLine === false;

/**
 * Calls `listener` when the browser goes offline or online.
 *
 * @returns a function that stops it
 */
export function watchNetwork(listener: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
}

/** Heading of the maintenance page. */
export const outageTitle = (): string =>
  isOffline() ? 'Нет подключения к\u00a0интернету' : 'Сервисы временно недоступны';
