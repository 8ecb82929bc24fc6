import type { ReactNode } from 'react';
import { type CardStyle, cardClass } from './Card.css.ts';

export interface CardProps extends CardStyle {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li';
}

/** A raised surface with a border. */
export function Card({ children, as: Element = 'div', ...look }: CardProps) {
  return <Element className={cardClass(look)}>{children}</Element>;
}
