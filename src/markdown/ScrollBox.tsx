import { type ReactNode, useEffect, useRef } from 'react';
import { followEdges, useOverflow } from '#ui/index.ts';

interface ScrollBoxProps {
  as: 'div' | 'pre';
  label: string;
  className: string;
  children: ReactNode;
}

/** A box that scrolls horizontally. It is a tab stop only while its content overflows. */
export function ScrollBox({ as: Element, label, className, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement & HTMLPreElement>(null);
  const overflows = useOverflow(box);
  useEffect(() => followEdges(box.current), []);
  return (
    <Element
      ref={box}
      role="region"
      aria-label={label}
      tabIndex={overflows ? 0 : undefined}
      data-fits={overflows ? undefined : ''}
      className={className}
    >
      {children}
    </Element>
  );
}
