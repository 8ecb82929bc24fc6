import { lazy, Suspense } from 'react';
import { useNotificationList } from '#api/generated/hooks/notification/notification.ts';
import { formatDateTime, parseTimestamp } from '#lib/dates.ts';
import {
  Badge,
  Button,
  EmptyState,
  Heading,
  PopoverPanel,
  type PopoverPanelProps,
  Skeleton,
  Text,
} from '#ui/index.ts';
import { item, list, root } from './NotificationsPanel.css.ts';

const Markdown = lazy(async () => ({
  default: (await import('#ui/components/Markdown/Markdown.tsx')).Markdown,
}));

/** levelImportance of a release notice (portal.md §3). */
const releaseNotice = 300;

/** The open panel: what the portal has to say to this person, newest first. */
export default function NotificationsPanel(panel: Pick<PopoverPanelProps, 'triggerRef' | 'onClose'>) {
  const { data, isPending, isError, refetch } = useNotificationList();
  return (
    <PopoverPanel {...panel} label="Уведомления">
      <div className={root}>
        <Heading level={2} size="lg">
          Уведомления
        </Heading>
        {isPending && <Skeleton shape="block" height="72px" />}
        {isError && (
          <EmptyState
            level={3}
            title="Не удалось загрузить"
            action={<Button onPress={() => void refetch()}>Повторить</Button>}
          />
        )}
        {data?.length === 0 && <EmptyState level={3} title="Пока ничего нового" />}
        {data && data.length > 0 && (
          <ul className={list}>
            {data.map(({ uuid, title, text, date, levelImportance }) => {
              const moment = parseTimestamp(date);
              return (
                <li key={uuid} className={item}>
                  {levelImportance === releaseNotice && <Badge tone="accent">Что нового</Badge>}
                  <Heading level={3} size="md">
                    {title}
                  </Heading>
                  <Suspense fallback={<Skeleton shape="block" height="72px" />}>
                    <Markdown text={text} />
                  </Suspense>
                  {moment && (
                    <Text size="xs" tone="hint" as="time">
                      {formatDateTime(moment)}
                    </Text>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </PopoverPanel>
  );
}
