import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { MarkdownProps } from './Markdown.tsx';
import { plain } from './MarkdownText.css.ts';

let loaded: ComponentType<MarkdownProps> | null = null;
const load = async (): Promise<{ default: ComponentType<MarkdownProps> }> => {
  const { Markdown } = await import('./Markdown.tsx');
  loaded = Markdown;
  return { default: Markdown };
};
let newest = lazy(load);

/** Fetches the code of Markdown before there is a text to show. */
export const preloadMarkdown = (): void => void load().catch(() => undefined);

/**
 * A text in Markdown. It is shown as it was written until the code of Markdown has come, where the code cannot come
 * and where the text breaks it; the next text tries again.
 */
export function MarkdownText(props: MarkdownProps) {
  const [Rich] = useState<ComponentType<MarkdownProps>>(() => loaded ?? newest);
  const asWritten = <div className={plain}>{props.text}</div>;
  return (
    <Boundary instead={asWritten}>
      <Suspense fallback={asWritten}>
        <Rich {...props} />
      </Suspense>
    </Boundary>
  );
}

/** React has no hook for this. */
class Boundary extends Component<{ instead: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    // React's own `lazy` keeps a failure for good.
    newest = lazy(load);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
