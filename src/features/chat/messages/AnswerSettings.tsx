import type { RefObject } from 'react';
import { settingsOf, valueText } from '#features/service-settings/index.ts';
import { Button, PopoverPanel, Stack, Text, toast } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Message } from '../model/chat.ts';
import { settingList } from '../settings/SettingsPanel.css.ts';

interface AnswerSettingsProps {
  message: Message;
  conversation: Conversation;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The settings with which an answer was made, to be used again (CHAT-18). */
export default function AnswerSettings({ message, conversation, triggerRef, onClose }: AnswerSettingsProps) {
  const chosen = message.settings ?? {};
  const facts = { text: '', sheets: chosen.sheet === undefined ? [] : [chosen.sheet] };
  const known = settingsOf(conversation.serviceType, { options: undefined, models: undefined }, facts);
  const shown = known.flatMap((setting) => {
    const value = setting.key === 'model' ? undefined : chosen[setting.key];
    return value === undefined ? [] : [{ setting, value }];
  });
  const take = (): void => {
    conversation.settings.set({ ...chosen });
    onClose();
    toast.show({ tone: 'info', title: 'Настройки взяты для следующих запросов' });
  };
  return (
    <PopoverPanel triggerRef={triggerRef} label="Настройки ответа" placement="top start" onClose={onClose}>
      <Stack gap={5}>
        <dl className={settingList}>
          {shown.map(({ setting, value }) => (
            <div key={setting.key}>
              <Text size="sm" tone="muted" as="span">
                <dt>{setting.label}</dt>
              </Text>
              <dd>{valueText(setting, value)}</dd>
            </div>
          ))}
        </dl>
        <Text size="sm" tone="muted">
          Остальные настройки обычные.
        </Text>
        <Button size="sm" onPress={take}>
          Взять эти
        </Button>
      </Stack>
    </PopoverPanel>
  );
}
