export { MarkdownText, preloadMarkdown } from './MarkdownText.tsx';
export type { RichText } from './rich-text.ts';
export { type MarkOf, SourceMarks } from './source-marks.tsx';
export { TableTools, type TableToolsOf, type TextRows } from './table-tools.ts';
