import { Star } from 'lucide-react';
import type { Examples } from '#ui/workshop/examples.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

export const examples: Examples = {
  title: 'Подсказка',
  states: {
    'До наведения': () => (
      <Tooltip text="В избранное">
        <IconButton label="В избранное" icon={<Star />} variant="secondary" />
      </Tooltip>
    ),
    Видна: {
      window: { width: 180, height: 100 },
      show: () => (
        <Tooltip text="В избранное" placement="bottom" isOpen>
          <IconButton label="Добавить" icon={<Star />} variant="secondary" />
        </Tooltip>
      ),
    },
  },
};
