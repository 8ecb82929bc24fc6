import { Bell } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { IconButton, PopoverPanel, Spinner } from '#ui/index.ts';

const NotificationList = lazy(() => import('./NotificationList.tsx'));

/** Opens the list of notifications; it is fetched when it is first asked for. */
export const NotificationsButton = () => (
  <PopoverPanel label="Уведомления" trigger={<IconButton label="Уведомления" icon={<Bell />} />}>
    <Suspense fallback={<Spinner label="Загружаем" />}>
      <NotificationList />
    </Suspense>
  </PopoverPanel>
);
