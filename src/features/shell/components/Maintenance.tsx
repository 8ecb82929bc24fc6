import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { http } from '#api/http.ts';
import { statusPollInterval, unavailable } from '#platform/availability.ts';
import { config } from '#platform/config.ts';
import { Button, Heading, Logo, MaintenanceIllustration, Stack, Text, textLinkClass } from '#ui/index.ts';
import { page } from './Maintenance.css.ts';

/**
 * Stands in front of the portal while the services are down (APP-06), asks for their status every 30 s, and goes by
 * itself. The check bypasses the error policy: its failure is what this page says already.
 */
export function Maintenance() {
  const check = useQuery({
    queryKey: ['availability'],
    queryFn: async () =>
      http<unknown>('/data/ping').then(
        () => true,
        () => false,
      ),
    initialData: false,
    staleTime: statusPollInterval,
    refetchInterval: statusPollInterval,
    refetchIntervalInBackground: true,
    // The network came back: no need to wait for the poll.
    refetchOnReconnect: 'always',
    gcTime: 0,
  });
  useEffect(() => {
    if (check.data) unavailable.set(false);
  }, [check.data]);

  // The focus goes back to where the person was.
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    place.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <main ref={place} tabIndex={-1} className={page}>
      <Logo name={config.gatewayName} />
      <MaintenanceIllustration />
      <Stack gap={2} align="center">
        <Heading level={1} size="xxl" align="center">
          Сервисы временно недоступны
        </Heading>
        <Text tone="muted" align="center">
          Небольшая пауза в работе сервисов, скоро вернёмся в строй
        </Text>
      </Stack>
      <Button variant="primary" isPending={check.isFetching} onPress={() => void check.refetch()}>
        Проверить сейчас
      </Button>
      <a className={textLinkClass} href={`mailto:${config.supportMailbox}`}>
        Написать нам
      </a>
    </main>
  );
}
