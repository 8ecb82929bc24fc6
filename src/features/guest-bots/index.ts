export { GuestBotsScreen } from './components/GuestBotsScreen.tsx';
