import { Ellipsis, Share2 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useShare } from '#features/share/index.ts';
import { IconButton, lazyPart } from '#ui/index.ts';
import { fromTablet } from './ChatMenu.css.ts';
import type { ChatMenuProps } from './ChatMenuPanel.tsx';

const ChatMenuPanel = lazyPart(() => import('./ChatMenuPanel.tsx'));

const label = 'Управление чатом';

/**
 * The buttons for the open chat in its head: sharing, and a menu with the actions of the history and the file formats
 * (CHAT-08, CHAT-10).
 */
export function ChatMenu(props: ChatMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const share = useShare();
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(false);
  return (
    <>
      {share && (
        <span className={fromTablet}>
          <IconButton
            label="Поделиться чатом"
            icon={<Share2 />}
            onPress={() => share({ chatUuid: props.chatUuid })}
          />
        </span>
      )}
      <IconButton
        ref={button}
        label={label}
        icon={<Ellipsis />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={ChatMenuPanel.preload}
        onFocus={ChatMenuPanel.preload}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ChatMenuPanel {...props} label={label} triggerRef={button} onClose={close} onMissing={close} />
        </Suspense>
      )}
    </>
  );
}
