import type { ReactNode } from 'react';
import { type StackStyle, stack } from './layout.css.ts';

export interface StackProps extends StackStyle {
  children: ReactNode;
  as?: 'div' | 'section' | 'header' | 'footer';
}

/** Children one below another; `gap` is in steps of the 4 px grid. @default 4 */
export function Stack({ children, as: Element = 'div', ...look }: StackProps) {
  return <Element className={stack(look)}>{children}</Element>;
}
