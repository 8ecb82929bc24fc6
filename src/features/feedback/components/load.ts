/** The code of the feedback modal, which waits until somebody wants it. */
export const loadFeedback = () => import('./FeedbackModal.tsx');
