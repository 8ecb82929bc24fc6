import { BrowserChoice } from './BrowserChoice.tsx';
import { SettingsGroup } from './SettingsGroup.tsx';

/** What Enter of a keyboard on the screen does. */
export const TouchSettings = () => (
  <SettingsGroup title="Экранная клавиатура" note="Для этого браузера.">
    <BrowserChoice
      name="touchEnter"
      label={'Enter на\u00a0экранной клавиатуре'}
      description={'Если Enter начинает строку, сообщение отправляет кнопка со\u00a0стрелкой.'}
      options={[
        { id: 'line', label: 'Новая строка' },
        { id: 'send', label: 'Отправить' },
      ]}
    />
  </SettingsGroup>
);
