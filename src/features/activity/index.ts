export { ActivityButton } from './components/ActivityButton.tsx';
export { followActivity } from './follow-activity.ts';
