import { lazyPart } from '#ui/index.ts';

/** Everything of the router but its field. */
export const LazyAssistant = lazyPart(() => import('./Assistant.tsx'));
