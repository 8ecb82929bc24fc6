export { type ListSearch, parseListSearch } from './list/list-search.ts';
export { PresentationsScreen } from './list/PresentationsScreen.tsx';
