import type { Examples } from '#ui/workshop/examples.ts';
import { MaskedField } from './MaskedField.tsx';

export const examples: Examples = {
  title: 'Поле с маской',
  width: 360,
  states: {
    Пустое: () => <MaskedField mask="phone" label="Телефон" />,
    Заполнено: () => <MaskedField mask="phone" label="Телефон" defaultValue="9161234567" />,
    Обязательное: () => <MaskedField mask="phone" label="Телефон" isRequired />,
    'С подсказкой': () => <MaskedField mask="phone" label="Телефон" description="Без +7 и 8" />,
    'С ошибкой': () => (
      <MaskedField
        mask="phone"
        label="Телефон"
        defaultValue="9161234567"
        isRequired
        errorMessage="Введите номер полностью"
      />
    ),
    Недоступно: () => <MaskedField mask="phone" label="Телефон" defaultValue="9161234567" isDisabled />,
    'Только чтение': () => <MaskedField mask="phone" label="Телефон" defaultValue="9161234567" isReadOnly />,
    'Длинный текст': {
      show: () => (
        <MaskedField
          mask="phone"
          label="Телефон для связи с ответственным сотрудником"
          defaultValue="9161234567"
          isRequired
          description="Пожалуйста, опишите задачу подробно: что у вас есть, что должно получиться и к какому сроку"
          errorMessage="Пожалуйста, опишите задачу подробно: что у вас есть, что должно получиться и к какому сроку"
        />
      ),
      width: 320,
    },
    Начато: () => <MaskedField mask="phone" label="Телефон" defaultValue="9161" />,
    Карта: () => <MaskedField mask="card" label="Номер карты" defaultValue="42761234" />,
    Дата: () => <MaskedField mask="date" label="Дата рождения" defaultValue="2011" />,
    'Дата и время': () => <MaskedField mask="datetime" label="Начало" defaultValue="20112026" />,
    Время: () => <MaskedField mask="time" label="Время" />,
    'Время с секундами': () => <MaskedField mask="fulltime" label="Время" defaultValue="0930" />,
  },
};
