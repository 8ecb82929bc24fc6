import type { ReactNode } from 'react';
import { Heading } from '../Text/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { root, words } from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** Omit it in a small space. */
  illustration?: ReactNode;
  title: string;
  text?: ReactNode;
  /** Content between the text and the action, for example a list. */
  children?: ReactNode;
  /** A button or a link for the next step. */
  action?: ReactNode;
  /** Heading level of the title; 1 when it is the only content of the page. @default 2 */
  level?: 1 | 2 | 3;
}

/** A placeholder for missing content: it explains why there is none and what to do. */
export function EmptyState({ illustration, title, text, children, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={root}>
      {illustration}
      <div className={words}>
        <Heading level={level} size={level === 1 ? 'xxl' : 'lg'} align="center">
          {title}
        </Heading>
        {text && (
          <Text tone="muted" align="center">
            {text}
          </Text>
        )}
      </div>
      {children}
      {action}
    </div>
  );
}
