import type { Examples } from '#ui/workshop/examples.ts';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { id: 'start', label: 'Начальный', description: '100 запросов в день, текстовые сервисы' },
  { id: 'work', label: 'Рабочий', description: 'Без ограничений в контуре компании' },
  { id: 'lab', label: 'Лаборатория', description: 'Доступ по заявке', isDisabled: true },
] as const;

const themes = [
  { id: 'light', label: 'Светлая' },
  { id: 'dark', label: 'Тёмная' },
  { id: 'system', label: 'Как в системе' },
] as const;

const long = [
  {
    id: 'all',
    label: 'Показывать ответы внешних и внутренних сервисов вместе, в порядке их появления',
    description: 'Запросы к внешним сервисам покидают контур компании, поэтому не отправляйте в них договоры',
  },
  { id: 'inner', label: 'Только внутренние' },
] as const;

export const examples: Examples = {
  title: 'Переключатели',
  width: 400,
  states: {
    'Ничего не выбрано': () => <RadioGroup label="Тариф" options={options} />,
    Выбрано: () => <RadioGroup label="Тариф" options={options} defaultValue="work" />,
    Обязательный: () => <RadioGroup label="Тариф" options={options} isRequired />,
    'С ошибкой': () => (
      <RadioGroup label="Тариф" options={options} isRequired errorMessage="Выберите тариф" />
    ),
    Недоступен: () => <RadioGroup label="Тариф" options={options} defaultValue="work" isDisabled />,
    'Только чтение': () => <RadioGroup label="Тариф" options={options} defaultValue="work" isReadOnly />,
    Карточки: {
      show: () => <RadioGroup label="Тариф" options={options} defaultValue="work" look="cards" />,
      width: 720,
    },
    'Карточки с ошибкой': {
      show: () => <RadioGroup label="Тариф" options={options} look="cards" errorMessage="Выберите тариф" />,
      width: 320,
    },
    Сегменты: () => <RadioGroup label="Тема" options={themes} defaultValue="dark" look="segmented" />,
    'Сегменты недоступны': () => (
      <RadioGroup label="Тема" options={themes} defaultValue="dark" look="segmented" isDisabled />
    ),
    'Длинный текст': {
      show: () => <RadioGroup label="Ответы" options={long} defaultValue="all" />,
      width: 320,
    },
  },
};
