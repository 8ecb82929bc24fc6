import { useQueryClient } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useServiceHealthList } from '#api/generated/hooks/admin/admin.ts';
import type { ServiceHealth } from '#api/generated/model/serviceHealth.ts';
import { formatTime } from '#lib/dates.ts';
import { formatNumber } from '#lib/numbers.ts';
import { Button, Inline, Loaded, Skeleton, Stack, Text } from '#ui/index.ts';
import { KeyFigures } from '../kit/KeyFigures.tsx';
import { useLive } from './useLive.ts';

const count = (services: readonly ServiceHealth[], status: ServiceHealth['status']): string =>
  formatNumber(services.filter((one) => one.status === status).length);
const sum = (services: readonly ServiceHealth[], of: (service: ServiceHealth) => number): string =>
  formatNumber(services.reduce((total, one) => total + of(one), 0));

/** The numbers of all services together. */
const numbersOf = (services: readonly ServiceHealth[]): { title: string; value: string }[] => [
  { title: 'Работают', value: count(services, 'working') },
  { title: 'Медленно', value: count(services, 'slow') },
  { title: 'Сбой', value: count(services, 'failing') },
  { title: 'Запросы в\u00a0работе', value: sum(services, ({ running }) => running) },
  { title: 'В\u00a0очереди', value: sum(services, ({ queue }) => queue) },
  { title: 'Запросов в\u00a0минуту', value: sum(services, ({ perMinute }) => perMinute) },
];

/** The state of all services now, which is renewed every 30 s until it is paused (ADM-35). */
export function Now() {
  const [isPaused, setPaused] = useState(false);
  const queryClient = useQueryClient();
  const query = useServiceHealthList(undefined, {
    // `useLive` decides when (ADM-35).
    query: { refetchOnWindowFocus: false },
  });
  const refresh = (): void => {
    void query.refetch();
    void queryClient.invalidateQueries({ queryKey: ['admin list', 'admin/monitoring/services'] });
  };
  useLive(refresh, isPaused);
  const { data, dataUpdatedAt } = query;
  return (
    <Stack as="section" aria-label="Сейчас">
      <Inline gap={3} wrap screenOnly>
        <Button size="sm" icon={isPaused ? <Play /> : <Pause />} onPress={() => setPaused(!isPaused)}>
          {isPaused ? 'Продолжить' : 'Пауза'}
        </Button>
        {data && (
          <Text size="sm" tone="muted">
            Обновлено {formatTime(new Date(dataUpdatedAt))}
            {isPaused && ', обновление остановлено'}
          </Text>
        )}
      </Inline>
      <Loaded query={query} failure="Не удалось загрузить состояние сервисов" loading={<Skeleton />}>
        {(services) => <KeyFigures items={numbersOf(services)} />}
      </Loaded>
    </Stack>
  );
}
