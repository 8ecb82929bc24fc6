export { FunctionsScreen } from './components/FunctionsScreen.tsx';
