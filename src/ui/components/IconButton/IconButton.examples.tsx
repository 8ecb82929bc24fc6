import { Ellipsis, Pencil, Star, Trash2 } from 'lucide-react';
import { Inline } from '#ui/layout/layout.tsx';
import type { Examples } from '#ui/workshop/examples.ts';
import { IconButton } from './IconButton.tsx';

export const examples: Examples = {
  title: 'Кнопка-значок',
  states: {
    Виды: () => (
      <Inline>
        <IconButton label="Ещё" icon={<Ellipsis />} />
        <IconButton label="Изменить" icon={<Pencil />} variant="secondary" />
        <IconButton label="В избранное" icon={<Star />} variant="primary" />
        <IconButton label="Удалить" icon={<Trash2 />} variant="danger" />
      </Inline>
    ),
    Размеры: () => (
      <Inline>
        <IconButton label="Ещё, малая" icon={<Ellipsis />} variant="secondary" size="sm" />
        <IconButton label="Ещё, обычная" icon={<Ellipsis />} variant="secondary" />
        <IconButton label="Ещё, большая" icon={<Ellipsis />} variant="secondary" size="lg" />
      </Inline>
    ),
    Переключатель: () => (
      <Inline>
        <IconButton label="В избранное, нет" icon={<Star />} isPressed={false} />
        <IconButton label="В избранное, да" icon={<Star />} isPressed />
      </Inline>
    ),
    Недоступная: () => <IconButton label="Удалить" icon={<Trash2 />} variant="secondary" isDisabled />,
    Выполняется: () => <IconButton label="Удалить" icon={<Trash2 />} variant="secondary" isPending />,
  },
};
