import type { ReactNode } from 'react';
import { textWithWait } from '#platform/errors/decide.ts';
import { VisuallyHidden } from '#ui/index.ts';
import type { NextStep } from '../model/ending.ts';

interface FailureTextProps {
  text: string;
  steps: readonly NextStep[];
  retryAfter?: number | undefined;
}

/** Why something failed. The time to wait is spoken once (ERR-12); for the eye `RepeatButton` counts it down. */
export function FailureText({ text, steps, retryAfter }: FailureTextProps): ReactNode {
  const waits = steps.includes('repeat') && retryAfter;
  return (
    <span role="alert">
      {text}
      {waits && <VisuallyHidden>{textWithWait(text, retryAfter).slice(text.length)}</VisuallyHidden>}
    </span>
  );
}
