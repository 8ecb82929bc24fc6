import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { MarkdownLabels } from './labels.ts';
import { codeButton, smallIcon } from './Markdown.css.ts';

/** How long the result is shown as the button's name, ms. */
const shownFor = 2000;

export interface CopyButtonProps {
  text: string;
  labels: MarkdownLabels;
}

/** A button that copies a text and shows whether it succeeded. */
export function CopyButton({ text, labels }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  const said = outcome && (outcome === 'copied' ? labels.copied : labels.copyFailed);
  return (
    <>
      <span role="status">{said}</span>
      <button
        type="button"
        className={codeButton}
        onClick={copy}
        aria-label={labels.copyCode}
        title={labels.copyCode}
      >
        {outcome === 'copied' ? (
          <Check className={smallIcon} aria-hidden="true" />
        ) : (
          <Copy className={smallIcon} aria-hidden="true" />
        )}
      </button>
    </>
  );
}
