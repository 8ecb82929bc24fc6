export { MarkdownText, preloadMarkdown } from './MarkdownText.tsx';
export { type MarkOf, SourceMarks } from './source-marks.tsx';
