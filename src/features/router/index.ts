export { rankServices } from './model/rank-services.ts';
export { reasonText } from './model/reasons.ts';
export type { RankedService, Ranking, Reason, RouterRequest, RouterSettings } from './model/types.ts';
