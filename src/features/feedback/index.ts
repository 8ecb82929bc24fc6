export { FeedbackButton } from './components/FeedbackButton.tsx';
export { LazyFeedbackModal } from './components/LazyFeedbackModal.ts';
export { forgetAttachment } from './model/attachment.ts';
