import { lazyPart } from '#ui/index.ts';

/** The support form; its code loads on demand. */
export const LazyFeedbackModal = lazyPart(() => import('./FeedbackModal.tsx'));
