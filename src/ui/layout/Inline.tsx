import type { ReactNode } from 'react';
import { type InlineStyle, inline } from './layout.css.ts';

export interface InlineProps extends InlineStyle {
  children: ReactNode;
  as?: 'div' | 'span' | 'header' | 'footer' | 'nav';
}

/** Children side by side, centred by default; `gap` is in steps of the 4 px grid. @default 2 */
export function Inline({ children, as: Element = 'div', ...look }: InlineProps) {
  return <Element className={inline(look)}>{children}</Element>;
}
