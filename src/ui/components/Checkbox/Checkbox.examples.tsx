import type { Examples } from '#ui/workshop/examples.ts';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = [
  { id: 'text', label: 'Тексты', description: 'Письма, отчёты, переводы' },
  { id: 'image', label: 'Изображения' },
  { id: 'audio', label: 'Звук', description: 'Скоро появится', isDisabled: true },
] as const;

const long =
  'Я соглашаюсь с обработкой персональных данных, с правилами безопасной работы с нейросетями и с тем, что запросы к внешним сервисам покидают контур компании';

export const examples: Examples = {
  title: 'Флажки',
  width: 360,
  states: {
    Выключен: () => <Checkbox>Запомнить меня</Checkbox>,
    Включён: () => <Checkbox defaultSelected>Запомнить меня</Checkbox>,
    Частично: () => <Checkbox isIndeterminate>Все сервисы</Checkbox>,
    Обязательный: () => <Checkbox isRequired>Принимаю соглашение</Checkbox>,
    'С подсказкой': () => <Checkbox description="На 30 дней">Запомнить меня</Checkbox>,
    'С ошибкой': () => (
      <Checkbox isRequired errorMessage="Без согласия продолжить нельзя">
        Принимаю соглашение
      </Checkbox>
    ),
    Недоступен: () => <Checkbox isDisabled>Запомнить меня</Checkbox>,
    'Недоступен и включён': () => (
      <Checkbox isDisabled defaultSelected>
        Запомнить меня
      </Checkbox>
    ),
    'Только чтение': () => (
      <Checkbox isReadOnly defaultSelected>
        Запомнить меня
      </Checkbox>
    ),
    'Длинный текст': { show: () => <Checkbox isRequired>{long}</Checkbox>, width: 320 },
    Группа: () => <CheckboxGroup label="Сервисы" options={options} defaultValue={['text']} />,
    'Группа с ошибкой': () => (
      <CheckboxGroup
        label="Сервисы"
        options={options}
        isRequired
        description="Можно изменить позже"
        errorMessage="Выберите хотя бы один сервис"
      />
    ),
    'Группа недоступна': () => (
      <CheckboxGroup label="Сервисы" options={options} isDisabled defaultValue={['image']} />
    ),
  },
};
