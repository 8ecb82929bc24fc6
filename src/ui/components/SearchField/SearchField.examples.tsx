import type { Examples } from '#ui/workshop/examples.ts';
import { SearchField } from './SearchField.tsx';

export const examples: Examples = {
  title: 'Поле поиска',
  width: 280,
  states: {
    Пустое: () => <SearchField label="Поиск сервиса" />,
    'Своя подсказка': () => <SearchField label="Поиск сервиса" placeholder="Найти сервис" />,
    'С текстом': () => <SearchField label="Поиск сервиса" defaultValue="перевод" />,
    Недоступное: () => <SearchField label="Поиск сервиса" isDisabled />,
  },
};
