import type { ReactNode } from 'react';
import {
  optionsOf,
  type Setting,
  type SettingValue,
  settingValue,
} from '#features/service-settings/index.ts';
import { Grid, Select, type SelectOption } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { useSettings } from '../settings/useSettings.ts';

/** Largest number of settings that are shown. They fit into one line. */
const MOST = 3;
/** A number is chosen from a list if its largest and least values differ by at most this. */
const FEW = 10;

/** The values of a setting that can be chosen from a short list; null for another one. */
function choicesOf(setting: Setting): readonly (SelectOption<string> & { value: SettingValue })[] | null {
  if (setting.control === 'select' || setting.control === 'segmented') {
    const options = setting.key === 'model' ? null : optionsOf(setting);
    return options?.map(({ value, title }) => ({ id: value, label: title, value })) ?? null;
  }
  if (setting.control !== 'number' || setting.max - setting.min > FEW) return null;
  return Array.from({ length: setting.max - setting.min + 1 }, (_, index) => {
    const value = setting.min + index;
    return { id: String(value), label: String(value), value };
  });
}

/** The settings of a service that decide what comes out, above the field of a new chat; all are in the panel. */
export function WelcomeSettings({ conversation }: { conversation: Conversation }): ReactNode {
  const { settings, values, facts, change } = useSettings(conversation);
  const shown = settings.flatMap((setting) => {
    const choices = choicesOf(setting);
    return choices && choices.length > 1 ? [{ setting, choices }] : [];
  });
  if (shown.length === 0) return null;
  // Alone, a setting has room for its longest value.
  const minColumn = shown.length > 1 ? 'max(9rem, 30%)' : '16rem';
  return (
    <Grid minColumn={minColumn} gap={3} role="group" aria-label="Главные настройки">
      {shown.slice(0, MOST).map(({ setting, choices }) => (
        <Select
          key={setting.key}
          label={setting.label}
          options={choices}
          value={String(settingValue(setting, values, facts) ?? '')}
          onChange={(id) => change(setting.key, choices.find((choice) => choice.id === id)?.value)}
        />
      ))}
    </Grid>
  );
}
