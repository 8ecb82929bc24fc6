export { CommandPalette } from './components/CommandPalette.tsx';
export { Commands } from './components/Commands.tsx';
export { Kbd } from './components/Kbd.tsx';
export { Shortcuts } from './components/Shortcuts.tsx';
