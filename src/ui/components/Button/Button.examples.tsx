import { Plus } from 'lucide-react';
import { Inline } from '#ui/layout/layout.tsx';
import type { Examples } from '#ui/workshop/examples.ts';
import { Button } from './Button.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const examples: Examples = {
  title: 'Кнопка',
  states: {
    Виды: () => (
      <Inline wrap>
        <Button variant="primary">Сохранить</Button>
        <Button>Отменить</Button>
        <Button variant="quiet">Ещё</Button>
        <Button variant="danger">Удалить</Button>
      </Inline>
    ),
    'Со значком': () => (
      <Inline wrap>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} icon={<Plus />}>
            Новый чат
          </Button>
        ))}
      </Inline>
    ),
    Размеры: () => (
      <Inline wrap>
        <Button size="sm">Малая</Button>
        <Button size="md">Обычная</Button>
        <Button size="lg">Большая</Button>
      </Inline>
    ),
    Недоступные: () => (
      <Inline wrap>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} isDisabled>
            Сохранить
          </Button>
        ))}
      </Inline>
    ),
    Выполняются: () => (
      <Inline wrap>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} isPending>
            Сохранить
          </Button>
        ))}
      </Inline>
    ),
    'Во всю ширину': { width: 320, show: () => <Button fullWidth>Войти</Button> },
  },
};
