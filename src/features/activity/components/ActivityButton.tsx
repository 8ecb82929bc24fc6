import { LoaderCircle } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useStore } from '#lib/store.ts';
import { runningChats } from '#platform/running-chats.ts';
import { Button, lazyPart } from '#ui/index.ts';

const ActivityPanel = lazyPart(() => import('./ActivityPanel.tsx'));

/** «В работе (2)»: the running answers of all chats (CHAT-26). Not shown while there are none. */
export default function ActivityButton() {
  const count = useStore(runningChats, (chats) => chats.length);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(false);
  if (count === 0 && !isOpen) return null;
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant="quiet"
        icon={<LoaderCircle />}
        isCompact
        // In the panel the words would push the bell to a line of its own.
        aria-label={`В работе (${count})`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={ActivityPanel.preload}
        onFocus={ActivityPanel.preload}
        onPress={() => setOpen(true)}
      >
        {count}
      </Button>
      {isOpen && (
        <Suspense>
          <ActivityPanel triggerRef={button} onClose={close} onMissing={close} />
        </Suspense>
      )}
    </>
  );
}
