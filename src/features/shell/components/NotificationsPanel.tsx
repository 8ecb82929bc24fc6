import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Area } from '#api/area.ts';
import type { Notification } from '#api/generated/model/notification.ts';
import { useStore } from '#lib/store.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { MarkdownText } from '#markdown/index.ts';
import { isNew, isRelease, newestOf, readable, useNotifications } from '#platform/notifications.ts';
import { sessions } from '#platform/session/session.ts';
import { changeSettings, keepSeen } from '#platform/sync-settings.ts';
import {
  Badge,
  EmptyState,
  Failure,
  Heading,
  IconButton,
  Inline,
  PopoverPanel,
  type PopoverPanelProps,
  Skeleton,
  Stack,
  Text,
  TimeText,
  toast,
} from '#ui/index.ts';
import { HiddenBanners } from './HiddenBanners.tsx';
import { head, item } from './NotificationsPanel.css.ts';
import { ToastHistory } from './ToastHistory.tsx';

interface NotificationsPanelProps extends Pick<PopoverPanelProps, 'triggerRef' | 'onClose'> {
  area: Area;
  /** The user has seen notifications up to this time, ms. */
  seen: number;
}

/** The open panel: the notifications, newest first, and the recent notices of the portal. */
export default function NotificationsPanel(props: NotificationsPanelProps) {
  const { area, seen, triggerRef, onClose } = props;
  const { profile } = useStore(sessions[area]);
  const { data, isPending, isError, isFetching, refetch } = useNotifications(area);
  const toasts = useSyncExternalStore(toast.subscribe, toast.getHistory);
  const close = (): void => {
    onClose();
    const newest = newestOf(data ?? []);
    if (newest <= seen || !profile) return;
    // The gateway keeps it for the other browsers of an employee; guests have no settings.
    if (area === 'ai') void changeSettings({ notificationsSeen: new Date(newest).toISOString() });
    else keepSeen(profile.id, newest);
  };
  const all = readable(data ?? []);
  const releases = all.filter(isRelease);
  const others = all.filter((notification) => !isRelease(notification));
  return (
    <PopoverPanel triggerRef={triggerRef} onClose={close} label="Уведомления">
      <Stack>
        <div className={head}>
          <Heading level={2} size="lg">
            Уведомления
          </Heading>
          <IconButton size="sm" label="Закрыть" icon={<X />} onPress={close} />
        </div>
        {isPending && <Skeleton shape="block" height="72px" />}
        {isError && (
          <Failure level={3} title="Не удалось загрузить" isPending={isFetching} onRetry={refetch} />
        )}
        {data && all.length === 0 && toasts.length === 0 && (
          <EmptyState level={3} title="Пока ничего нового" />
        )}
        <Section title="Что нового" notifications={releases} seen={seen} />
        <Section title="Объявления" notifications={others} seen={seen} />
        {area === 'ai' && <HiddenBanners />}
        <ToastHistory records={toasts} />
      </Stack>
    </PopoverPanel>
  );
}

interface SectionProps {
  title: string;
  notifications: readonly Notification[];
  seen: number;
}

function Section({ title, notifications, seen }: SectionProps) {
  if (notifications.length === 0) return null;
  return (
    <Stack as="section" gap={1} aria-label={title}>
      <Heading level={3} size="sm" tone="muted">
        {title}
      </Heading>
      <Stack as="ul" gap={0}>
        {notifications.map((notification) => {
          const moment = parseTimestamp(notification.date);
          return (
            <li key={notification.uuid} className={item}>
              <Inline wrap>
                <Heading level={4} size="md">
                  {notification.title}
                </Heading>
                {isNew(notification, seen) && <Badge tone="accent">Новое</Badge>}
              </Inline>
              <MarkdownText text={notification.text} topHeading={5} />
              {moment && (
                <Text size="xs" tone="hint">
                  <TimeText date={moment} />
                </Text>
              )}
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
