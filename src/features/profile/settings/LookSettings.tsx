import { useState } from 'react';
import { useStore } from '#lib/store.ts';
import { type LookKey, setLook } from '#platform/looks.ts';
import { readText } from '#platform/storage.ts';
import { setTheme, type Theme, theme } from '#platform/theme.ts';
import { RadioGroup } from '#ui/index.ts';
import { SettingsGroup } from './SettingsGroup.tsx';
import { saved } from './saved.ts';

const themes: readonly { id: Theme; label: string }[] = [
  { id: 'light', label: 'Светлая' },
  { id: 'dark', label: 'Тёмная' },
  { id: 'system', label: 'Как в\u00a0системе' },
];

interface LookChoiceProps {
  name: LookKey;
  label: string;
  description: string;
  options: readonly { id: string; label: string }[];
  initial: string;
}

function LookChoice({ name, options, initial, ...texts }: LookChoiceProps) {
  const [stored, setStored] = useState(() => readText(name));
  return (
    <RadioGroup
      {...texts}
      look="segmented"
      options={options}
      value={options.some(({ id }) => id === stored) ? stored : initial}
      onChange={(next) => {
        setLook(name, next === initial ? null : next);
        setStored(next);
        saved();
      }}
    />
  );
}

/** How the portal looks in this browser; each choice is applied at once. */
export function LookSettings() {
  const chosen = useStore(theme);
  return (
    <SettingsGroup title="Оформление" note="Для этого браузера.">
      <RadioGroup
        label="Тема"
        description={'«Как в\u00a0системе» меняет тему вместе с\u00a0настройкой компьютера или телефона.'}
        look="segmented"
        options={themes}
        value={chosen}
        onChange={(next) => {
          setTheme(next);
          saved();
        }}
      />
      <LookChoice
        name="textSize"
        initial="100"
        label="Размер текста"
        description={'Вместе с\u00a0текстом меняются кнопки и\u00a0отступы.'}
        options={[
          { id: '90', label: '90\u00a0%' },
          { id: '100', label: '100\u00a0%' },
          { id: '110', label: '110\u00a0%' },
          { id: '125', label: '125\u00a0%' },
        ]}
      />
      <LookChoice
        name="density"
        initial="normal"
        label="Плотность"
        description={'Компактная уменьшает отступы и\u00a0высоту кнопок: на экране помещается больше.'}
        options={[
          { id: 'normal', label: 'Обычная' },
          { id: 'compact', label: 'Компактная' },
        ]}
      />
      <LookChoice
        name="motion"
        initial="system"
        label="Движение"
        description={'«Меньше» убирает анимацию окон и\u00a0панелей.'}
        options={[
          { id: 'system', label: 'Как в\u00a0системе' },
          { id: 'less', label: 'Меньше' },
        ]}
      />
      <LookChoice
        name="charts"
        initial="plain"
        label={'Штриховка на\u00a0графиках'}
        description={'Ряды отличаются не\u00a0только цветом, но\u00a0и\u00a0рисунком.'}
        options={[
          { id: 'plain', label: 'Нет' },
          { id: 'hatched', label: 'Да' },
        ]}
      />
    </SettingsGroup>
  );
}
