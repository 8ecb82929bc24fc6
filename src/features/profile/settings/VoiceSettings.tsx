import { useStore } from '#lib/store.ts';
import { type BrowserValue, browserSetting } from '#platform/browser-settings.ts';
import { Select } from '#ui/index.ts';
import { BrowserChoice } from './BrowserChoice.tsx';
import { SettingsGroup } from './SettingsGroup.tsx';
import { saved } from './saved.ts';

const languages: readonly { id: BrowserValue<'dictationLanguage'>; label: string }[] = [
  { id: 'ru', label: 'Русский' },
  { id: 'en', label: 'Английский' },
  { id: 'de', label: 'Немецкий' },
  { id: 'fr', label: 'Французский' },
  { id: 'es', label: 'Испанский' },
  { id: 'zh', label: 'Китайский' },
];

const language = browserSetting('dictationLanguage');

/** Dictation: its language, and whether there is one. */
export function VoiceSettings() {
  const chosen = useStore(language);
  return (
    <SettingsGroup title="Голосовой ввод" note="Для этого браузера.">
      <BrowserChoice
        name="recognition"
        label="Распознавание речи"
        description={
          'Запись распознаётся на серверах компании и\u00a0не\u00a0хранится. «Выключено» убирает кнопку голосового ввода у\u00a0текстовых запросов.'
        }
        options={[
          { id: 'company', label: 'В\u00a0компании' },
          { id: 'off', label: 'Выключено' },
        ]}
      />
      <Select
        label="Язык диктовки"
        description="Язык, на котором вы диктуете запросы."
        options={languages}
        value={chosen}
        onChange={(next) => {
          if (next !== null) language.set(next);
          saved();
        }}
      />
    </SettingsGroup>
  );
}
