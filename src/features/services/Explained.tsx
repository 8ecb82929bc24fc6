import { type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPart } from '#ui/index.ts';
import { explained } from './ServiceIcon.css.ts';

const ExternalPanel = lazyPart(() => import('./ExternalPanel.tsx'));

/**
 * How the mark of a service is explained: by a button, or by one that the Tab key passes over, for lists of many services;
 * there the keyboard finds it in the chat.
 */
export type Explanation = 'button' | 'press';

interface ExplainedProps {
  external: boolean;
  by: Explanation;
  /** The mark. */
  children: ReactNode;
}

/** The mark of a service as a button whose panel says what it means for what one sends. Not for links and buttons. */
export function Explained({ external, by, children }: ExplainedProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={explained}
        tabIndex={by === 'press' ? -1 : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <ExternalPanel triggerRef={button} external={external} onClose={close} onMissing={close} />
        </Suspense>
      )}
    </>
  );
}
