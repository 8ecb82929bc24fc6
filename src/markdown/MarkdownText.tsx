import { lazyPart } from '#ui/index.ts';
import type { MarkdownProps } from './Markdown.tsx';
import { plain } from './MarkdownText.css.ts';

const LazyMarkdown = lazyPart(async () => ({ default: (await import('./Markdown.tsx')).Markdown }));

/** Loads the code of Markdown, so that the first text does not wait for it. */
export const preloadMarkdown = LazyMarkdown.preload;

/** A text in Markdown. Until the code has come, and where it fails, the text is shown as it was written. */
export function MarkdownText(props: MarkdownProps) {
  return <LazyMarkdown {...props} instead={<div className={plain}>{props.text}</div>} />;
}
