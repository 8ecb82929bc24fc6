import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useSubmitKey } from '../Dialog/useSubmitKey.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { headingClass } from '../Text/Text.css.ts';
import { backdrop, body, content, header, sheet, title as titleClass } from './Drawer.css.ts';

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The edge that it slides in from: `start` is the left one. @default 'start' */
  side?: 'start' | 'end';
  /** `lg` is for forms and fills a narrow window. @default 'sm' */
  size?: 'sm' | 'lg';
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A side panel over the page: for a form, or on narrow screens for content that is beside the page on wide ones. */
export function Drawer({
  isOpen,
  onClose,
  title,
  side = 'start',
  size = 'sm',
  actions,
  children,
}: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable
      className={backdrop}
    >
      <Modal className={sheet({ side, size })}>
        <AriaDialog className={content}>
          <header className={header}>
            <div className={titleClass}>
              <Heading slot="title" level={2} className={headingClass({ size: 'lg' })}>
                {title}
              </Heading>
            </div>
            {actions}
            <IconButton slot={null} size="sm" label="Закрыть" icon={<X />} onPress={onClose} />
          </header>
          <DrawerBody>{children}</DrawerBody>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function DrawerBody({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useSubmitKey(box);
  return (
    <div ref={box} className={body}>
      {children}
    </div>
  );
}
