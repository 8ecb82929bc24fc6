import { useState } from 'react';
import { useTileList } from '#api/generated/hooks/tile/tile.ts';
import type { UserSettings } from '#api/generated/model/userSettings.ts';
import { useStore } from '#lib/store.ts';
import { settings } from '#platform/settings.ts';
import { wholeSettings } from '#platform/sync-settings.ts';
import { RadioGroup, Select, Stack } from '#ui/index.ts';
import { save } from './saved.ts';

type StartPage = UserSettings['startPage'];

const options: readonly { id: StartPage; label: string }[] = [
  { id: 'home', label: 'Главная' },
  { id: 'last', label: 'Последний чат' },
  { id: 'service', label: 'Выбранный сервис' },
];

/** What opens after a sign-in and at the first start; the service is chosen from those that the person has. */
export function StartPageChoice() {
  const startPage = useStore(settings, (known) => wholeSettings(known).startPage);
  const startService = useStore(settings, (known) => wholeSettings(known).startService);
  const { data: tiles = [] } = useTileList();
  const [problem, setProblem] = useState<string>();
  const services = tiles.map(({ value, title }) => ({ id: value, label: title }));
  const own = services.find(({ id }) => id === startService);
  const change = async (part: Partial<UserSettings>): Promise<void> => setProblem(await save(part));
  return (
    <Stack gap={3}>
      <RadioGroup<StartPage>
        label="Начальная страница"
        description={
          'Что открывается после входа и\u00a0при первом открытии портала. Кнопка «Главная» всегда ведёт на главную.'
        }
        look="segmented"
        options={options}
        value={startPage}
        errorMessage={problem}
        onChange={(next) => {
          const service = own ?? services[0];
          void change({
            startPage: next,
            ...(next === 'service' && service && { startService: service.id }),
          });
        }}
      />
      {startPage === 'service' && (
        <Select
          label="Сервис"
          options={services}
          value={own?.id ?? null}
          onChange={(next) => {
            if (next !== null) void change({ startService: next });
          }}
        />
      )}
    </Stack>
  );
}
