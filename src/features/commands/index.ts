export { CommandPalette } from './components/CommandPalette.tsx';
export { Commands } from './components/Commands.tsx';
