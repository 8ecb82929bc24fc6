import { useChatModelList, useChatOptionList } from '#api/generated/hooks/data/data.ts';
import { useTileList } from '#api/generated/hooks/tile/tile.ts';
import { SettingField } from '#features/chat/index.ts';
import {
  keptValues,
  problemOf,
  type Setting,
  settingsOf,
  settingValue,
} from '#features/service-settings/index.ts';
import { serviceOf } from '#features/services/index.ts';
import type { Form } from '#forms/index.ts';
import { ModelField } from '#objects/index.ts';
import { NumberField, Select, Text } from '#ui/index.ts';
import { type AgentValues, limits, withSetting } from '../model/agent-values.ts';

/** A request of an agent has no text and no sheets yet. */
const facts = { text: '', sheets: [] };
/** The agent has an instruction and a model of its own; the sheet belongs to a request. */
const ownFields = ['model', 'instruction', 'sheet'];

/** The service of an agent, its model and its settings. */
export function ServiceFields({ form }: { form: Form<AgentValues> }) {
  const { serviceType, model, settings } = form.values;
  const { data: tiles } = useTileList();
  const { data: allModels } = useChatModelList({ query: { staleTime: 10 * 60_000 } });
  const { data: options } = useChatOptionList({ serviceType });
  const fields = (name: string): Setting[] =>
    settingsOf(name, { options: name === serviceType ? options : undefined, models: allModels }, facts)
      .filter(({ key }) => !ownFields.includes(key))
      .map((one) => (one.key === 'temperature' ? { ...one, label: 'Температура' } : one));

  const services = (tiles ?? []).flatMap((tile) => {
    const { title, kind } = serviceOf(tile);
    const isOffered = tile.agentId === undefined && (kind === 'text' || kind === 'file') && !tile.disabled;
    return isOffered || tile.value === serviceType ? [{ id: tile.value, label: title }] : [];
  });
  const known = services.some(({ id }) => id === serviceType);
  const isClosed = tiles !== undefined && !tiles.some(({ value }) => value === serviceType);
  const changeService = (next: string): void =>
    form.set({ serviceType: next, model: null, settings: keptValues(fields(next), settings).values });
  const changeSetting = (key: Setting['key'], value: unknown): void => {
    form.set({ settings: withSetting(form.now().settings, key, value) });
  };
  const { errorMessage: settingError } = form.field('settings');
  return (
    <>
      <Select
        {...form.field('serviceType')}
        label="Сервис"
        isRequired
        description={isClosed ? 'Этот сервис вам не\u00a0открыт. Выберите другой' : undefined}
        options={
          known
            ? services
            : [...services, { id: serviceType, label: serviceOf(serviceType)?.title ?? serviceType }]
        }
        value={serviceType}
        onChange={(next) => next !== null && changeService(next)}
      />
      <ModelField
        field={form.field('model')}
        serviceType={serviceType}
        model={model}
        onChange={(next) => form.set({ model: next })}
      />
      {fields(serviceType).map((setting) => (
        <SettingField
          key={setting.key}
          setting={setting}
          value={settingValue(setting, settings, facts)}
          problem={problemOf(setting, settings, facts)}
          onChange={(value) => changeSetting(setting.key, value)}
        />
      ))}
      {settingError && (
        <div role="alert">
          <Text size="sm" tone="negative">
            {settingError}
          </Text>
        </div>
      )}
      <NumberField
        {...form.field('historyTurns')}
        label="Сколько сообщений чата агент помнит"
        minValue={1}
        maxValue={limits.turns}
        value={form.values.historyTurns}
        onChange={(next) => form.set({ historyTurns: next ?? 20 })}
      />
    </>
  );
}
