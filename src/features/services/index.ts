export { ExternalBadge } from './ExternalBadge.tsx';
export { readTiles } from './read-tiles.ts';
export { ServiceIcon } from './ServiceIcon.tsx';
export { isService, serviceOf, uploadRuleOf } from './services.ts';
export { useService } from './useService.ts';
