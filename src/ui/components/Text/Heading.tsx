import type { ReactNode } from 'react';
import { type HeadingStyle, headingClass } from './Text.css.ts';

export interface HeadingProps extends HeadingStyle {
  children: ReactNode;
  /** Its place in the page's outline; the look is `size`. */
  level: 1 | 2 | 3 | 4;
  id?: string;
}

/** A heading. The tone `brand` is for large sizes only (APP-03). */
export function Heading({ children, level, id, ...look }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={headingClass(look)}>
      {children}
    </Element>
  );
}
