import { createStore } from '#lib/store.ts';

/** True while the services are down; the maintenance page then stands in front of the portal (APP-06). */
export const unavailable = createStore(false);

/** How often the status is asked for while the flag is set, ms (portal.md §9). */
export const statusPollInterval = 30_000;
