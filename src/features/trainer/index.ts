export { TrainerScreen } from './components/TrainerScreen.tsx';
export { WordDiff } from './components/WordDiff.tsx';
export { parseTrainerSearch, type TrainerSearch } from './model/trainer-search.ts';
