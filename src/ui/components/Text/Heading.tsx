import type { ReactNode } from 'react';
import { type HeadingStyle, headingClass } from './Text.css.ts';

export interface HeadingProps extends HeadingStyle {
  children: ReactNode;
  /** Heading level in the outline of the page; `size` sets the look. */
  level: 1 | 2 | 3 | 4;
  id?: string;
}

/** A heading. Use the tone `brand` for large sizes only (APP-03). */
export function Heading({ children, level, id, ...look }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={headingClass(look)}>
      {children}
    </Element>
  );
}
