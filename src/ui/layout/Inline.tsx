import type { ReactNode } from 'react';
import { type InlineStyle, inline } from './layout.css.ts';

export interface InlineProps extends InlineStyle {
  children: ReactNode;
  as?: 'div' | 'span' | 'header' | 'footer' | 'nav';
}

/** Things side by side, centred unless told; `gap` counts steps of the 4 px grid, 2 unless told. */
export function Inline({ children, as: Element = 'div', ...look }: InlineProps) {
  return <Element className={inline(look)}>{children}</Element>;
}
