import { useState } from 'react';
import type { Examples } from '#ui/workshop/examples.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
import { SuggestField } from './SuggestField.tsx';

const options = [
  { id: 'moscow', label: 'Москва', hint: 'UTC+3' },
  { id: 'kazan', label: 'Казань', hint: 'UTC+3' },
  { id: 'ryazan', label: 'Рязань', hint: 'UTC+3', isDisabled: true },
];

function Field(props: Partial<ComboBoxProps<string>>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  return <ComboBox label="Город" options={options} {...props} value={value} onChange={setValue} />;
}

function Suggested() {
  const [value, setValue] = useState('');
  return (
    <SuggestField
      label="Для кого"
      suggestions={['Руководители', 'Коллеги']}
      value={value}
      onChange={setValue}
      maxLength={200}
    />
  );
}

export const examples: Examples = {
  title: 'Поле со списком',
  width: 320,
  states: {
    Пустое: () => <Field />,
    Заполнено: () => <Field value="kazan" />,
    Обязательное: () => <Field isRequired />,
    Загрузка: () => <Field options={[]} onSearch={() => undefined} isLoading />,
    'С ошибкой': () => <Field isRequired description="Где вы работаете" errorMessage="Выберите город" />,
    Недоступно: () => <Field value="kazan" isDisabled />,
    'Только чтение': () => <Field value="kazan" isReadOnly />,
    'Свой текст с подсказками': () => <Suggested />,
    'Длинный текст': () => (
      <Field
        label="Город, в котором находится ваше основное рабочее место"
        value="long"
        options={[{ id: 'long', label: 'Петропавловск-Камчатский городской округ, Камчатский край' }]}
      />
    ),
  },
};
