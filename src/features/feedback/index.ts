export { FeedbackButton } from './components/FeedbackButton.tsx';
export { FeedbackHost } from './components/FeedbackHost.tsx';
export { forgetAttachment } from './model/attachment.ts';
