import { Bell } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '#ui/index.ts';

const load = () => import('./NotificationsPanel.tsx');
const NotificationsPanel = lazy(load);

/** Opens the list of notifications; its code and the list come when they are first asked for. */
export function NotificationsButton() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label="Уведомления"
        icon={<Bell />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={() => void load()}
        onFocus={() => void load()}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <NotificationsPanel triggerRef={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
