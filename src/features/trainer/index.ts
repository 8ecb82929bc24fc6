export { TrainerScreen } from './components/TrainerScreen.tsx';
export { WordDiff } from './components/WordDiff.tsx';
export { loadTrainer } from './load-trainer.ts';
export { parseTrainerSearch, type TrainerSearch } from './model/trainer-search.ts';
