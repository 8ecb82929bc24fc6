export { TrainerScreen } from './components/TrainerScreen.tsx';
