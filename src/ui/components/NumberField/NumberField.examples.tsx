import type { Examples } from '#ui/workshop/examples.ts';
import { NumberField } from './NumberField.tsx';

export const examples: Examples = {
  title: 'Числовое поле',
  width: 360,
  states: {
    Пустое: () => <NumberField label="Лимит токенов" />,
    Заполнено: () => <NumberField label="Лимит токенов" defaultValue={1234567.5} />,
    Обязательное: () => <NumberField label="Лимит токенов" isRequired />,
    'С подсказкой': () => <NumberField label="Лимит токенов" description="Шаг 1" />,
    'С ошибкой': () => (
      <NumberField
        label="Лимит токенов"
        defaultValue={1234567.5}
        isRequired
        errorMessage="Не больше 1 000 000"
      />
    ),
    Недоступно: () => <NumberField label="Лимит токенов" defaultValue={1234567.5} isDisabled />,
    'Только чтение': () => <NumberField label="Лимит токенов" defaultValue={1234567.5} isReadOnly />,
    'Длинный текст': {
      show: () => (
        <NumberField
          label="Наибольшее количество токенов в одном ответе"
          defaultValue={1234567.5}
          isRequired
          description="Пожалуйста, опишите задачу подробно: что у вас есть, что должно получиться и к какому сроку"
          errorMessage="Пожалуйста, опишите задачу подробно: что у вас есть, что должно получиться и к какому сроку"
        />
      ),
      width: 320,
    },
    'С единицей': () => <NumberField label="Скидка" unit="%" defaultValue={15} minValue={0} maxValue={100} />,
    'На границе': () => (
      <NumberField label="Скидка" unit="%" defaultValue={100} minValue={0} maxValue={100} />
    ),
  },
};
