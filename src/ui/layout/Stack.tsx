import type { ReactNode } from 'react';
import { type StackStyle, stack } from './layout.css.ts';

export interface StackProps extends StackStyle {
  children: ReactNode;
  as?: 'div' | 'section' | 'header' | 'footer';
}

/** Children under one another; `gap` counts steps of the 4 px grid (4 by default). */
export function Stack({ children, as: Element = 'div', ...look }: StackProps) {
  return <Element className={stack(look)}>{children}</Element>;
}
