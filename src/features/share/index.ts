export { peopleSource } from './people-source.ts';
export { shareAddress } from './share-address.ts';
export { useShare } from './useShare.ts';
