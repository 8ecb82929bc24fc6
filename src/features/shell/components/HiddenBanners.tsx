import { useQuery } from '@tanstack/react-query';
import { useStore } from '#lib/store.ts';
import { bannersQuery } from '#platform/banners.ts';
import { useHiddenBanners } from '#platform/hidden-banners.ts';
import { session } from '#platform/session/session.ts';
import { Button, Heading, Stack, Text } from '#ui/index.ts';
import { item } from './NotificationsPanel.css.ts';

/** The announcements that this user has hidden on the main page (HOME-17). Renders nothing when there are none. */
export function HiddenBanners() {
  const { profile } = useStore(session);
  const { data = [] } = useQuery(bannersQuery);
  const { isHidden, show } = useHiddenBanners(profile?.id ?? 0, data);
  const hidden = data.filter(isHidden);
  if (hidden.length === 0) return null;
  return (
    <Stack as="section" gap={1} aria-label="Скрытые объявления">
      <Heading level={3} size="sm" tone="muted">
        Скрытые объявления
      </Heading>
      <Stack as="ul" gap={0}>
        {hidden.map((banner) => (
          <li key={banner.uuid} className={item}>
            <Heading level={4} size="md">
              {banner.title}
            </Heading>
            {banner.text !== '' && <Text>{banner.text}</Text>}
            <Button size="sm" onPress={() => show(banner)}>
              Вернуть на главную
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
