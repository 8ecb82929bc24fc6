export { LabScreen, type LabTab } from './LabScreen.tsx';
export { type LabSearch, parseLabSearch } from './lab-search.ts';
