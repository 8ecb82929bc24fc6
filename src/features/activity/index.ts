export { ActivityPlace } from './components/ActivityPlace.tsx';
export { followActivity } from './follow-activity.ts';
