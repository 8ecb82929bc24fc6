import { lazyPart } from '#ui/index.ts';
import type { MarkdownProps } from './Markdown.tsx';
import { plain } from './MarkdownText.css.ts';

const LazyMarkdown = lazyPart(async () => ({ default: (await import('./Markdown.tsx')).Markdown }));

/** Loads the code of Markdown before the first text needs it. */
export const preloadMarkdown = LazyMarkdown.preload;

/** A text in Markdown. The source is shown until the code is loaded, and if loading or rendering fails. */
export function MarkdownText(props: MarkdownProps) {
  return (
    <LazyMarkdown
      {...props}
      instead={
        <div className={plain} data-text>
          {props.text}
        </div>
      }
    />
  );
}
