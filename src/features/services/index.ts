export { ExternalBadge } from './ExternalBadge.tsx';
export { ServiceIcon } from './ServiceIcon.tsx';
export { isService, serviceOf, uploadRuleOf } from './services.ts';
export { loadService, useService } from './useService.ts';
