import { lazyPart } from '#ui/index.ts';

/** The feedback modal, whose code waits until somebody wants it. */
export const LazyFeedbackModal = lazyPart(() => import('./FeedbackModal.tsx'));
