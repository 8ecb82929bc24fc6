import type { Examples } from '#ui/workshop/examples.ts';
import { TextArea } from './TextArea.tsx';

export const examples: Examples = {
  title: 'Многострочное поле',
  width: 360,
  states: {
    Пустое: () => <TextArea label="Описание" />,
    Заполнено: () => <TextArea label="Описание" defaultValue="Нужен краткий пересказ отчёта за квартал." />,
    Обязательное: () => <TextArea label="Описание" isRequired />,
    'С подсказкой': () => <TextArea label="Описание" description="До 2 000 знаков" />,
    'С ошибкой': () => (
      <TextArea
        label="Описание"
        defaultValue="Нужен краткий пересказ отчёта за квартал."
        isRequired
        errorMessage="Поле не должно быть пустым"
      />
    ),
    Недоступно: () => (
      <TextArea label="Описание" defaultValue="Нужен краткий пересказ отчёта за квартал." isDisabled />
    ),
    'Только чтение': () => (
      <TextArea label="Описание" defaultValue="Нужен краткий пересказ отчёта за квартал." isReadOnly />
    ),
    'Длинный текст': {
      show: () => (
        <TextArea
          label="Описание задачи для подбора подходящего сервиса"
          defaultValue="Нужен краткий пересказ отчёта за квартал."
          isRequired
          description="Пожалуйста, опишите задачу подробно: что у вас есть, что должно получиться и к какому сроку"
          errorMessage="Пожалуйста, опишите задачу подробно: что у вас есть, что должно получиться и к какому сроку"
        />
      ),
      width: 320,
    },
    'Со счётчиком': () => (
      <TextArea label="Описание" rows={3} hasCounter maxLength={500} defaultValue="Пересказ" />
    ),
    'Растёт с текстом': () => (
      <TextArea
        label="Сообщение"
        rows={2}
        isGrowing
        defaultValue={'Первая строка\nВторая строка\nТретья строка\nЧетвёртая строка'}
      />
    ),
  },
};
