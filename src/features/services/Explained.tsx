import { type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPart } from '#ui/index.ts';
import { explained } from './ServiceIcon.css.ts';

const ExternalPanel = lazyPart(() => import('./ExternalPanel.tsx'));

/**
 * How the mark of a service is explained: by a button, or, in lists of many services, by a press on the mark, so that they
 * have no further stop of the Tab key each; the keyboard finds the button in the chat.
 */
export type Explanation = 'button' | 'press';

interface ExplainedProps {
  external: boolean;
  by: Explanation;
  /** The mark. */
  children: ReactNode;
}

/** The mark of a service, whose panel says what it means for what one sends. Not for the inside of links and buttons. */
export function Explained({ external, by, children }: ExplainedProps) {
  const trigger = useRef<HTMLButtonElement & HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const shared = { ref: trigger, className: explained, onClick: () => setOpen(true) };
  return (
    <>
      {by === 'button' ? (
        <button {...shared} type="button" aria-haspopup="dialog" aria-expanded={isOpen}>
          {children}
        </button>
      ) : (
        // Not a control for the keyboard: each card would have one more stop of the Tab key. Focusable, so that the panel can
        // return the focus.
        <span {...shared} tabIndex={-1}>
          {children}
        </span>
      )}
      {isOpen && (
        <Suspense>
          <ExternalPanel triggerRef={trigger} external={external} onClose={close} onMissing={close} />
        </Suspense>
      )}
    </>
  );
}
