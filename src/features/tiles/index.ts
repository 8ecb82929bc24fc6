export { ExternalBadge } from './components/ExternalBadge.tsx';
export { HomePage } from './components/HomePage.tsx';
export { parseHomeSearch } from './model/home-search.ts';
export { isService } from './model/services.ts';
export { useService } from './useService.ts';
