import { ArrowUpDown, RotateCcw } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { optionsOf, problemOf, type Setting, settingValue } from '#features/service-settings/index.ts';
import { useStore } from '#lib/store.ts';
import { Button, Inline, Stack, Text } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { isWorkbook } from '../drafting/uploaded-files.ts';
import { SettingField } from './SettingField.tsx';
import { swap } from './SettingsPanel.css.ts';
import { type SettingsState, useSettings } from './useSettings.ts';
import type { SettingsPanelState } from './useSettingsPanel.ts';
import { VoiceSample } from './VoiceSample.tsx';

/** Moves the focus to the field of the pressed chip. */
function useTarget(target: SettingsPanelState['target']): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!target) return;
    const field = list.current?.querySelector(`[data-setting="${target.key}"]`);
    field?.scrollIntoView({ block: 'nearest' });
    field?.querySelector<HTMLElement>('input, button, textarea')?.focus();
  }, [target]);
  return list;
}

/** Exchanges both languages of a translation; «auto» has nothing to exchange. */
function SwapLanguages({ state }: { state: SettingsState }) {
  const { values, settings, facts, change } = state;
  const to = settings.find(({ key }) => key === 'to');
  const target = to && settingValue(to, values, facts);
  const source = values.from;
  const canSwap = source !== undefined && source !== 'auto' && typeof target === 'string';
  return (
    <div className={swap}>
      <Button
        size="sm"
        icon={<ArrowUpDown />}
        isDisabled={!canSwap}
        onPress={() => {
          if (!canSwap) return;
          change('from', target);
          change('to', source);
        }}
      >
        Поменять языки местами
      </Button>
      {!canSwap && (
        <Text size="sm" tone="muted" as="div">
          Сначала выберите язык текста
        </Text>
      )}
    </div>
  );
}

function Sample({ setting, value }: { setting: Setting; value: unknown }) {
  const idSample = optionsOf(setting)?.find((option) => option.value === value)?.idSample;
  return idSample ? <VoiceSample key={idSample} idFile={idSample} /> : null;
}

/** Why there is nothing to set. The only setting of «Вопрос к таблице» is a sheet, which few files have. */
function NoSettings({ conversation: { serviceType, draft } }: Pick<SettingsPanelProps, 'conversation'>) {
  const file = useStore(draft.state, ({ files }) => files[0]);
  const text =
    serviceType !== 'searchByTable'
      ? 'У\u00a0этого сервиса нет настроек.'
      : !file
        ? 'Приложите таблицу Excel: здесь можно будет выбрать лист.'
        : isWorkbook(file)
          ? 'Листы не\u00a0прочитаны.'
          : 'В\u00a0этом файле нет листов, выбирать не\u00a0из\u00a0чего.';
  return (
    <Text size="sm" tone="muted">
      {text}
    </Text>
  );
}

interface SettingsPanelProps {
  conversation: Conversation;
  target: SettingsPanelState['target'];
}

/** The settings of a service (services-in-chat.md §2). */
export default function SettingsPanel({ conversation, target }: SettingsPanelProps) {
  const state = useSettings(conversation);
  const { settings, values, facts, gone, change, reset } = state;
  const list = useTarget(target);
  const isChanged = Object.keys(values).length > 0;
  return (
    <Stack ref={list} gap={5}>
      {gone.length > 0 && (
        <Text size="sm" tone="muted" as="div">
          <span role="status">
            Прежнего варианта больше нет, выбран обычный: {gone.map((label) => `«${label}»`).join(', ')}
          </span>
        </Text>
      )}
      {settings.map((setting) => (
        <div key={setting.key} data-setting={setting.key}>
          <SettingField
            setting={setting}
            value={settingValue(setting, values, facts)}
            problem={problemOf(setting, values, facts)}
            onChange={(value) => change(setting.key, value)}
          />
          {setting.key === 'voice' && (
            <Inline>
              <Sample setting={setting} value={settingValue(setting, values, facts)} />
            </Inline>
          )}
          {setting.key === 'from' && <SwapLanguages state={state} />}
        </div>
      ))}
      {settings.length === 0 && <NoSettings conversation={conversation} />}
      <Button size="sm" icon={<RotateCcw />} isDisabled={!isChanged} onPress={reset}>
        Сбросить
      </Button>
    </Stack>
  );
}
