import { FileText, Star } from 'lucide-react';
import { Inline } from '#ui/layout/layout.tsx';
import type { Examples } from '#ui/workshop/examples.ts';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';

const sizes = ['sm', 'md', 'lg', 'xl'] as const;

export const examples: Examples = {
  title: 'Значок',
  states: {
    Размеры: () => (
      <Inline gap={4}>
        {sizes.map((size) => (
          <Icon key={size} size={size}>
            <Star />
          </Icon>
        ))}
      </Inline>
    ),
    'Цвет текста вокруг': () => (
      <Text as="div" tone="accent">
        <Inline>
          <Icon>
            <FileText />
          </Icon>
          Договор.pdf
        </Inline>
      </Text>
    ),
  },
};
