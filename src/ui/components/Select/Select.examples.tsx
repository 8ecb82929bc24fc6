import { useState } from 'react';
import type { Examples } from '#ui/workshop/examples.ts';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';
import { Select, type SelectProps } from './Select.tsx';

const options = [
  { id: 'text', label: 'Тексты', hint: 'Письма, отчёты, переводы' },
  { id: 'image', label: 'Изображения' },
  { id: 'audio', label: 'Звук', isDisabled: true },
];

function One(props: Partial<SelectProps<string>>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  return <Select label="Категория" options={options} {...props} value={value} onChange={setValue} />;
}

function Many(props: Partial<MultiSelectProps<string>>) {
  const [value, setValue] = useState<readonly string[]>(props.value ?? []);
  return <MultiSelect label="Категории" options={options} {...props} value={value} onChange={setValue} />;
}

export const examples: Examples = {
  title: 'Выбор из списка',
  width: 320,
  states: {
    Пустое: () => <One />,
    Заполнено: () => <One value="text" />,
    'С очисткой': () => <One value="text" isClearable />,
    Обязательное: () => <One isRequired />,
    'С подсказкой': () => <One description="Можно изменить позже" />,
    'С ошибкой': () => <One isRequired errorMessage="Выберите категорию" />,
    Недоступно: () => <One value="text" isDisabled />,
    'Длинный текст': () => (
      <One
        label="Категория обращения, по которой его направят ответственному сотруднику"
        value="long"
        isClearable
        options={[{ id: 'long', label: 'Предложение по развитию корпоративного портала' }]}
      />
    ),
    'Несколько: пустое': () => <Many />,
    'Несколько: заполнено': () => <Many value={['text', 'image', 'audio']} />,
    'Несколько: с ошибкой': () => <Many isRequired errorMessage="Выберите хотя бы одну" />,
    'Несколько: недоступно': () => <Many value={['text']} isDisabled />,
  },
};
