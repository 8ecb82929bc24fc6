import { useRef } from 'react';
import { withHiddenShown } from '#lib/hidden-characters.ts';
import { useOverflow } from '#ui/index.ts';
import { plain } from './functions.css.ts';

/** A text as it is. It is a tab stop only where it scrolls, so that the keyboard reaches its end. */
export function PlainText({ text }: { text: string }) {
  const box = useRef<HTMLPreElement>(null);
  const overflows = useOverflow(box);
  return (
    <pre ref={box} className={plain} tabIndex={overflows ? 0 : undefined}>
      {withHiddenShown(text)}
    </pre>
  );
}
