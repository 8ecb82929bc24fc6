import { Inline } from '#ui/layout/layout.tsx';
import type { Examples } from '#ui/workshop/examples.ts';
import { Avatar } from './Avatar.tsx';

export const examples: Examples = {
  title: 'Аватар',
  states: {
    Размеры: () => (
      <Inline>
        <Avatar name="Анна Смирнова" size="sm" />
        <Avatar name="Анна Смирнова" />
        <Avatar name="Анна Смирнова" size="lg" />
      </Inline>
    ),
    'По почте': () => <Avatar name="ivan.petrov@neuro.example" />,
    'Одна буква': () => <Avatar name="Ёлка" />,
    'Имени нет': () => <Avatar name="" />,
  },
};
