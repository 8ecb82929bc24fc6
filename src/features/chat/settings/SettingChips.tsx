import { changedSettings, problemOf, settingValue, valueText } from '#features/service-settings/index.ts';
import { useStore } from '#lib/store.ts';
import { Button, Inline } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { wrongChip } from './SettingsPanel.css.ts';
import { useSettings } from './useSettings.ts';
import type { SettingsPanelState } from './useSettingsPanel.ts';

interface SettingChipsProps {
  conversation: Conversation;
  onOpen: SettingsPanelState['open'];
}

/**
 * The settings that differ from their defaults; each opens its field. A wrong one says why (CHAT-17). Those that came with a
 * handed over request are shown also where they equal the default: the person did not choose them here (HOME-12).
 */
export default function SettingChips({ conversation, onOpen }: SettingChipsProps) {
  const { settings, values, facts } = useSettings(conversation);
  const isHandedOver = useStore(conversation.origin) !== null;
  const chosen = isHandedOver
    ? settings.filter(({ key }) => values[key] !== undefined)
    : changedSettings(settings, values, facts);
  // The model has a select of its own beside the field.
  const changed = chosen.filter(({ key }) => key !== 'model');
  if (changed.length === 0) return null;
  return (
    <Inline as="ul" gap={1.5} align="stretch" wrap aria-label="Изменённые настройки">
      {changed.map((setting) => {
        const problem = problemOf(setting, values, facts);
        return (
          <li key={setting.key} className={problem === null ? undefined : wrongChip}>
            <Button size="sm" onPress={() => onOpen(setting.key)}>
              {setting.label}: {valueText(setting, settingValue(setting, values, facts))}
              {problem !== null && `. ${problem}`}
            </Button>
          </li>
        );
      })}
    </Inline>
  );
}
