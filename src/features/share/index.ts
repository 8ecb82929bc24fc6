export { shareAddress } from './share-address.ts';
export { useShare } from './useShare.ts';
