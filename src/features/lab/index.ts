export { type LabListProps, LabScreen, type LabTab } from './LabScreen.tsx';
export { parseLabSearch } from './lab-search.ts';
