export { TrainerScreen } from './components/TrainerScreen.tsx';
export { WordDiff } from './components/WordDiff.tsx';
