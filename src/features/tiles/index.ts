export { beginElsewhere } from './begin-elsewhere.ts';
export { BannerList } from './components/Banners.tsx';
export { HomePage } from './components/HomePage.tsx';
export { loadHome } from './loadHome.ts';
export { type HomeSearch, type HomeSearchChange, parseHomeSearch } from './model/home-search.ts';
export { useTileCommands } from './useTileCommands.tsx';
