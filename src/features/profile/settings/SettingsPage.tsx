import { useState } from 'react';
import { touchMedia } from '#platform/settings.ts';
import { isMac } from '#platform/shortcuts.ts';
import { Button, Inline, Stack, Text, toast } from '#ui/index.ts';
import { ProfilePage } from '../components/ProfilePage.tsx';
import { GatewayChoice } from './GatewayChoice.tsx';
import { LookSettings } from './LookSettings.tsx';
import { NoticeSettings } from './NoticeSettings.tsx';
import { applyAll, initial, snapshot } from './reset.ts';
import { SettingsGroup } from './SettingsGroup.tsx';
import { StartPageChoice } from './StartPageChoice.tsx';
import { TouchSettings } from './TouchSettings.tsx';
import { VoiceSettings } from './VoiceSettings.tsx';

const undoTimeMs = 8000;

/** «Настройки»: each acts at once; those of work follow the person to every browser (PROF-05). */
export function SettingsPage() {
  // The looks are read from the browser when the controls are mounted.
  const [resets, setResets] = useState(0);
  const [problem, setProblem] = useState<string>();
  const apply = async (wanted: ReturnType<typeof snapshot>): Promise<void> => {
    const stored = applyAll(wanted);
    setResets((count) => count + 1);
    setProblem(await stored);
  };
  const reset = (): void => {
    const before = snapshot();
    void apply(initial());
    toast.show({
      tone: 'info',
      title: 'Возвращены исходные настройки',
      timeout: undoTimeMs,
      action: { label: 'Отменить', onPress: () => void apply(before) },
    });
  };
  return (
    <ProfilePage title="Настройки">
      <Stack key={resets} gap={8}>
        <SettingsGroup
          title="Работа"
          note={'Эти настройки действуют во всех браузерах, где вы входите в\u00a0портал.'}
        >
          <GatewayChoice
            name="sendKey"
            label="Отправлять сообщение"
            description="Другое сочетание начинает новую строку."
            options={[
              { id: 'enter', label: 'Enter' },
              { id: 'modEnter', label: isMac() ? '⌘+Enter' : 'Ctrl+Enter' },
            ]}
          />
          <StartPageChoice />
          <GatewayChoice
            name="afterPick"
            label="После подбора"
            description={
              'Что делает Enter, когда сервис подобран. Если в\u00a0тексте могут быть персональные данные, портал сначала спросит.'
            }
            options={[
              { id: 'open', label: 'Открыть чат' },
              { id: 'send', label: 'Сразу отправить' },
            ]}
          />
          <GatewayChoice
            name="longPaste"
            label="Длинная вставка"
            description={
              'Что делать с\u00a0вставкой длиннее 4\u00a0000\u00a0знаков, если сервис принимает файлы.'
            }
            options={[
              { id: 'offer', label: 'Предлагать файл' },
              { id: 'always', label: 'Всегда файл' },
              { id: 'never', label: 'Текстом' },
            ]}
          />
        </SettingsGroup>
        {matchMedia(touchMedia).matches && <TouchSettings />}
        <LookSettings />
        <VoiceSettings />
        <NoticeSettings />
      </Stack>
      <Inline gap={3}>
        <Button onPress={reset}>Вернуть исходные</Button>
        {problem && (
          <Text size="sm" tone="negative">
            <span role="alert">{problem}</span>
          </Text>
        )}
      </Inline>
    </ProfilePage>
  );
}
