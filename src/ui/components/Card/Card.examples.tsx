import type { Examples } from '#ui/workshop/examples.ts';
import { Text } from '../Text/Text.tsx';
import { Card, type CardProps } from './Card.tsx';

const card = (look: Partial<CardProps>, words: string) => () => (
  <Card {...look}>
    <Text>{words}</Text>
  </Card>
);

export const examples: Examples = {
  title: 'Карточка',
  width: 200,
  states: {
    'Без отступов': card({ padding: 'none' }, 'Край к краю'),
    'Малый отступ': card({ padding: 'sm' }, '12 пикселей'),
    Обычная: card({}, '16 пикселей'),
    'Большой отступ': card({ padding: 'lg' }, '24 пикселя'),
    'Отвечает на наведение': card({ interactive: true }, 'Вся карточка — ссылка'),
  },
};
