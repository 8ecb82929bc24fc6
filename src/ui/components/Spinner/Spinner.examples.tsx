import { Inline } from '#ui/layout/layout.tsx';
import type { Examples } from '#ui/workshop/examples.ts';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

export const examples: Examples = {
  title: 'Ожидание',
  states: {
    Размеры: () => (
      <Inline gap={4}>
        <Spinner size="sm" />
        <Spinner />
        <Spinner size="lg" />
      </Inline>
    ),
    'Цвет текста вокруг': () => (
      <Text as="div" tone="accent">
        <Spinner label="Ответ готовится" />
      </Text>
    ),
  },
};
