import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '#ui/index.ts';
import { bar, dialog, modal, overlay } from './Viewer.css.ts';

interface FullScreenDialogProps {
  label: string;
  /** Content of the bar at the top, before the close button. */
  head: ReactNode;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** A modal dialog over the whole window. Escape closes it; the focus goes back to where it was. */
export function FullScreenDialog({ label, head, onClose, onKeyDown, children }: FullScreenDialogProps) {
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => isOpen || onClose()} className={overlay}>
      <Modal className={modal}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the dialog, which its buttons repeat */}
        <div
          className={dialog}
          onKeyDown={(event) => {
            // Events of an open menu bubble here, too, although it is elsewhere in the document.
            if (event.target instanceof Node && event.currentTarget.contains(event.target))
              onKeyDown?.(event);
          }}
        >
          <Dialog aria-label={label} className={dialog}>
            <header className={bar}>
              {head}
              <IconButton slot={null} label="Закрыть" icon={<X />} onPress={onClose} />
            </header>
            {children}
          </Dialog>
        </div>
      </Modal>
    </ModalOverlay>
  );
}
