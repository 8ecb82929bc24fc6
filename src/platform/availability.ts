import { createStore } from '#lib/store.ts';

/** True while the services are down; the maintenance page then stands in front of the portal (APP-06). */
export const unavailable = createStore(false);

/** True when the call that failed last got no answer at all: the network may be at fault instead of the services. */
export const unanswered = createStore(false);

/** How often the status is asked for while the flag is set, ms (portal.md §9). */
export const statusPollInterval = 30_000;

/** True when the browser knows that there is no network. False proves nothing: it knows only the next device. */
export const isOffline = (): boolean => navigator.onLine === false;

/**
 * Calls `listener` when the browser loses or finds a network.
 *
 * @returns the function that ends it
 */
export function watchNetwork(listener: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
}

/** Heading of the page that stands in front of the portal. */
export const outageTitle = (): string =>
  isOffline() ? 'Нет подключения к\u00a0интернету' : 'Сервисы временно недоступны';
