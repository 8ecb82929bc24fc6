import { createStore } from '#lib/store.ts';
import type { AdminArea } from './admin-scope.ts';

/** How many things need someone, as the page «Требует внимания» of each area has counted last. */
export const attentionCounts = createStore<Partial<Record<AdminArea, number>>>({});
