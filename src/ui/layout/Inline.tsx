import type { ReactNode } from 'react';
import { type InlineStyle, inline } from './layout.css.ts';

export interface InlineProps extends InlineStyle {
  children: ReactNode;
  as?: 'div' | 'span' | 'header' | 'footer' | 'nav';
}

/** Children side by side, centred by default; `gap` counts steps of the 4 px grid (2 by default). */
export function Inline({ children, as: Element = 'div', ...look }: InlineProps) {
  return <Element className={inline(look)}>{children}</Element>;
}
