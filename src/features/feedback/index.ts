export { FeedbackButton } from './components/FeedbackButton.tsx';
export { FeedbackHost } from './components/FeedbackHost.tsx';
