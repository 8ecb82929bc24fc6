export type { ServiceDetails, Starter } from './details/details.ts';
export { loadDetails } from './details/load-details.ts';
export { ExternalBadge } from './ExternalBadge.tsx';
export { type FindByAlias, findTiles } from './find-tiles.ts';
export type { ChatService, ServiceKind } from './kinds.ts';
export { loadCatalogue } from './load-catalogue.ts';
export { ServiceIcon } from './ServiceIcon.tsx';
export { isService, serviceOf, type TileValue, uploadRuleOf } from './services.ts';
export { loadService, useService } from './useService.ts';
