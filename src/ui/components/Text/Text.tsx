import type { ReactNode } from 'react';
import { type TextStyle, textClass } from './Text.css.ts';

export interface TextProps extends TextStyle {
  children: ReactNode;
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'time';
  id?: string;
}

/** Text in one of the sizes and tones. */
export function Text({ children, as: Element = 'p', id, ...look }: TextProps) {
  return (
    <Element id={id} className={textClass(look)}>
      {children}
    </Element>
  );
}
