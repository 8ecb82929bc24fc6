import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { MarkdownLabels } from './labels.ts';
import { copyButton, smallIcon } from './Markdown.css.ts';

/** How long the outcome stays in place of the button's name, ms. */
const shownFor = 2000;

export interface CopyButtonProps {
  text: string;
  labels: MarkdownLabels;
}

/** Copies a text to the clipboard and says whether it worked. */
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
        className={copyButton}
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
