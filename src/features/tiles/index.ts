export { ExternalBadge } from './components/ExternalBadge.tsx';
export { HomePage } from './components/HomePage.tsx';
export { type HomeSearchChange, parseHomeSearch } from './model/home-search.ts';
export { isService, serviceOf, uploadRuleOf } from './model/services.ts';
export { useService } from './useService.ts';
export { useTileCommands } from './useTileCommands.tsx';
