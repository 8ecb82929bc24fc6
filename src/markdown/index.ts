export { MarkdownText, preloadMarkdown } from './MarkdownText.tsx';
