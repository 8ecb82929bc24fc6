export { HomePage } from './components/HomePage.tsx';
export { type HomeSearchChange, parseHomeSearch } from './model/home-search.ts';
export { useTileCommands } from './useTileCommands.tsx';
