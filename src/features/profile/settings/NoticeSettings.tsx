import { useState } from 'react';
import { useStore } from '#lib/store.ts';
import { browserSetting } from '#platform/browser-settings.ts';
import { RadioGroup } from '#ui/index.ts';
import { BrowserChoice } from './BrowserChoice.tsx';
import { SettingsGroup } from './SettingsGroup.tsx';
import { saved } from './saved.ts';

const notice = browserSetting('resultNotice');

const refused =
  'Браузер не\u00a0разрешает порталу показывать уведомления. Разрешите их в\u00a0настройках сайта: значок слева от адреса';
const missing = 'Этот браузер не\u00a0умеет показывать уведомления';

/** Asks the browser for its permission; only this control does. */
async function askPermission(): Promise<string | undefined> {
  if (!('Notification' in globalThis)) return missing;
  return (await Notification.requestPermission()) === 'granted' ? undefined : refused;
}

/** Why chosen notices are not shown: the permission may have been taken back since. */
const problemNow = (): string | undefined =>
  'Notification' in globalThis && Notification.permission === 'granted' ? undefined : refused;

function NoticeChoice() {
  const value = useStore(notice);
  const [problem, setProblem] = useState<string>();
  const choose = async (next: 'on' | 'off'): Promise<void> => {
    const found = next === 'on' ? await askPermission() : undefined;
    setProblem(found);
    if (found !== undefined) return;
    notice.set(next);
    saved();
  };
  return (
    <RadioGroup<'on' | 'off'>
      label="Уведомления браузера"
      description={
        'Сообщают о\u00a0готовом результате, пока вы в\u00a0другой вкладке или программе. Текста ответа в\u00a0них нет.'
      }
      look="segmented"
      options={[
        { id: 'off', label: 'Нет' },
        { id: 'on', label: 'О\u00a0готовых результатах' },
      ]}
      value={value}
      errorMessage={problem ?? (value === 'on' ? problemNow() : undefined)}
      onChange={(next) => void choose(next)}
    />
  );
}

/** How the portal tells of a result that the person does not see. */
export const NoticeSettings = () => (
  <SettingsGroup title="Готовые результаты" note="Для этого браузера.">
    <NoticeChoice />
    <BrowserChoice
      name="titleFlip"
      label="Мигание заголовка"
      description={'Заголовок вкладки меняется на «Есть новый результат», пока вы не\u00a0вернётесь.'}
      options={[
        { id: 'on', label: 'Да' },
        { id: 'off', label: 'Нет' },
      ]}
    />
    <BrowserChoice
      name="resultSound"
      label="Звук"
      description={'Короткий сигнал, когда результат готов, а\u00a0вкладка не\u00a0на виду.'}
      options={[
        { id: 'on', label: 'Да' },
        { id: 'off', label: 'Нет' },
      ]}
    />
  </SettingsGroup>
);
