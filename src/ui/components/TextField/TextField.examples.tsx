import { Mail } from 'lucide-react';
import type { Examples } from '#ui/workshop/examples.ts';
import { TextField } from './TextField.tsx';

export const examples: Examples = {
  title: 'Поле ввода',
  width: 280,
  states: {
    Пустое: () => <TextField label="Имя" placeholder="Как к вам обращаться" />,
    Заполненное: () => <TextField label="Имя" defaultValue="Анна" />,
    'Обязательное, с пояснением': () => (
      <TextField label="Имя" isRequired description="Так вас увидят коллеги" />
    ),
    Ошибка: () => <TextField label="E-mail" defaultValue="anna@" errorMessage="Некорректный email" />,
    'Со значком': () => <TextField label="E-mail" icon={<Mail />} defaultValue="anna@neuro.example" />,
    Недоступное: () => <TextField label="Имя" defaultValue="Анна" isDisabled />,
    'Только чтение': () => <TextField label="Имя" defaultValue="Анна" isReadOnly />,
  },
};
