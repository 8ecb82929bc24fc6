import { Stack } from '#ui/layout/layout.tsx';
import type { Examples } from '#ui/workshop/examples.ts';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Drawer } from './Drawer.tsx';

const window = { width: 340, height: 300 };
const nothing = () => {};

const chats = (
  <Stack gap={2}>
    {['Отчёт за октябрь', 'Письмо поставщику', 'Перевод договора'].map((name) => (
      <Card key={name} padding="sm">
        <Text size="sm">{name}</Text>
      </Card>
    ))}
  </Stack>
);

export const examples: Examples = {
  title: 'Выдвижная панель',
  states: {
    Слева: {
      window,
      show: () => (
        <Drawer title="История" isOpen onClose={nothing}>
          {chats}
        </Drawer>
      ),
    },
    Справа: {
      window,
      show: () => (
        <Drawer title="Настройки" side="end" isOpen onClose={nothing}>
          {chats}
        </Drawer>
      ),
    },
  },
};
