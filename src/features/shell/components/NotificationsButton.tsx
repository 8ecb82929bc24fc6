import { Bell } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import type { Area } from '#api/area.ts';
import { useBodyMark } from '#lib/body-mark.ts';
import { useStore } from '#lib/store.ts';
import { plural } from '#lib/text.ts';
import { isNew, readable, useNotificationPoll } from '#platform/notifications.ts';
import { sessions } from '#platform/session/session.ts';
import { IconButton, LazyTooltip, lazyPart, VisuallyHidden } from '#ui/index.ts';
import { useSeenNotifications } from '../model/useSeenNotifications.ts';
import { count, root } from './NotificationsButton.css.ts';

const NotificationsPanel = lazyPart(() => import('./NotificationsPanel.tsx'));

interface NotificationsButtonProps {
  area: Area;
  /** Another one polls. */
  isSecond?: boolean;
}

/** Polls the notifications of an area, shows the number of new ones and opens their list, whose code loads on demand. */
export function NotificationsButton({ area, isSecond = false }: NotificationsButtonProps) {
  const { data = [] } = useNotificationPoll(area, isSecond);
  const { profile } = useStore(sessions[area]);
  const seen = useSeenNotifications(profile?.id ?? 0);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const note = useId();
  const unread = readable(data).filter((notification) => isNew(notification, seen)).length;
  useBodyMark('data-new-notices', !isSecond && unread > 0);
  const close = (): void => setOpen(false);
  return (
    <div className={root}>
      <LazyTooltip text="Уведомления">
        <IconButton
          ref={button}
          label="Уведомления"
          icon={<Bell />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-describedby={note}
          onHoverStart={NotificationsPanel.preload}
          onFocus={NotificationsPanel.preload}
          onPress={() => setOpen(true)}
        />
      </LazyTooltip>
      {unread > 0 && (
        <span aria-hidden="true" className={count}>
          {unread > 9 ? '9+' : unread}
        </span>
      )}
      <VisuallyHidden>
        <span id={note} role="status">
          {unread > 0 && plural(unread, 'новое уведомление', 'новых уведомления', 'новых уведомлений')}
        </span>
      </VisuallyHidden>
      {isOpen && (
        <Suspense>
          <NotificationsPanel area={area} seen={seen} triggerRef={button} onClose={close} onMissing={close} />
        </Suspense>
      )}
    </div>
  );
}
