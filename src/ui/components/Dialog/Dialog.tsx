import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { focusScreen } from '../../layout/focus-screen.ts';
import { useOverflow } from '../../layout/useOverflow.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { headingClass } from '../Text/Text.css.ts';
import { backdrop, body, dialog, footer, header, modal, title as titleClass } from './Dialog.css.ts';
import { useShake } from './useShake.ts';
import { useSubmitKey } from './useSubmitKey.ts';

/**
 * Moves the focus to the screen when a dialog closes that has nothing to return the focus to: it opened by itself, or
 * the control that opened it is gone. A screen reader and Tab then continue from the screen and not from the top of the
 * page.
 */
function useFocusFallback(): void {
  useEffect(
    () => () => {
      // React Aria returns the focus in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(focusScreen));
    },
    [],
  );
}

export interface DialogProps {
  isOpen: boolean;
  /** Called by the close button and, unless `isPersistent`, by Escape and a press outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** 470 (feedback), 500 (e-mail confirmation, default) or 600 px (info). */
  size?: 'sm' | 'md' | 'lg';
  /** Ignores Escape and presses outside, and shakes instead; the close button still works. */
  isPersistent?: boolean;
  /** Use `alertdialog` if the user must answer. */
  role?: 'dialog' | 'alertdialog';
  /** Buttons at the bottom right; see `ActionDialog` for the usual pair. */
  footer?: ReactNode;
}

/** A modal dialog (APP-12): it traps the focus, restores it on close and scrolls long content. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  size,
  isPersistent = false,
  role,
  ...rest
}: DialogProps) {
  const [box, shake] = useShake<HTMLElement>();

  // Escape and a press on the backdrop end here; the close button does not.
  const onOpenChange = (open: boolean) => {
    if (open) return;
    if (isPersistent) shake();
    else onClose();
  };

  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={backdrop}>
      <Modal className={modal({ size })}>
        <AriaDialog ref={box} role={role ?? 'dialog'} className={dialog}>
          <header className={header}>
            <div className={titleClass}>
              <Heading slot="title" level={2} className={headingClass({ size: 'lg' })}>
                {title}
              </Heading>
            </div>
            <IconButton slot={null} size="sm" label="Закрыть" icon={<X />} onPress={onClose} />
          </header>
          <DialogBody title={title}>{children}</DialogBody>
          {rest.footer && <footer className={footer}>{rest.footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function DialogBody({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  useFocusFallback();
  useSubmitKey(box);
  // The tab stop needs a short name: without one a screen reader reads all of its content.
  const stop = overflows ? { tabIndex: 0, role: 'group', 'aria-label': title } : {};
  return (
    <div ref={box} {...stop} className={body}>
      <div>{children}</div>
    </div>
  );
}
