/** Loads the exporter. */
export const loadExport = () => import('./export-chat.ts');
