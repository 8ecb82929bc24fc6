import { useState } from 'react';
import type { Examples } from '#ui/workshop/examples.ts';
import { DateField } from './DateField.tsx';
import { DatePicker, type DatePickerProps, DateTimePicker } from './DatePicker.tsx';
import { DateRangePicker, type DateRangeValue } from './DateRangePicker.tsx';
import { TimeField } from './TimeField.tsx';

function Picker(props: Partial<DatePickerProps>) {
  const [value, setValue] = useState(props.value ?? null);
  return <DatePicker label="Дата" {...props} value={value} onChange={setValue} />;
}

function Range({ value: first, label = 'Период' }: { value: DateRangeValue | null; label?: string }) {
  const [value, setValue] = useState(first);
  return <DateRangePicker label={label} value={value} onChange={setValue} />;
}

const none = () => undefined;
const day = '2026-11-20';

export const examples: Examples = {
  title: 'Дата и время',
  width: 320,
  states: {
    Пустое: () => <Picker />,
    Заполнено: () => <Picker value={day} />,
    Обязательное: () => <Picker isRequired />,
    'С подсказкой': () => <Picker description="Рабочий день" />,
    'С ошибкой': () => <Picker value={day} isRequired errorMessage="Дата уже прошла" />,
    Недоступно: () => <Picker value={day} isDisabled />,
    'Только чтение': () => <Picker value={day} isReadOnly />,
    'Без календаря': () => <DateField label="Дата рождения" value="1990-05-09" onChange={none} />,
    Время: () => <TimeField label="Время" value="09:30:00" onChange={none} />,
    'Время с секундами': () => <TimeField label="Время" hasSeconds value="09:30:15" onChange={none} />,
    'Дата и время': () => <DateTimePicker label="Начало" value="2026-11-20T21:05:00" onChange={none} />,
    Период: { show: () => <Range value={{ start: '2026-11-02', end: day }} />, width: 400 },
    'Период на узком экране': () => <Range value={{ start: '2026-11-02', end: day }} />,
    'Пустой период': () => <Range value={null} />,
    'Длинный текст': () => (
      <Picker
        label="Дата, до которой сервис остаётся доступен всем сотрудникам отдела"
        isRequired
        errorMessage="Дата не может быть раньше той, с которой начинается действие договора"
      />
    ),
  },
};
