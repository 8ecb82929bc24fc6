import { Stack } from '#ui/layout/layout.tsx';
import type { Examples } from '#ui/workshop/examples.ts';
import { Heading } from './Heading.tsx';
import { Text } from './Text.tsx';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'display'] as const;
const tones = ['text', 'muted', 'hint', 'accent', 'negative', 'positive'] as const;

export const examples: Examples = {
  title: 'Текст',
  states: {
    Размеры: () => (
      <Stack gap={1}>
        {sizes.map((size) => (
          <Text key={size} size={size}>
            Съешь ещё булок
          </Text>
        ))}
      </Stack>
    ),
    Заголовки: () => (
      <Stack gap={1}>
        {sizes.map((size) => (
          <Heading key={size} level={3} size={size}>
            Съешь ещё булок
          </Heading>
        ))}
        <Heading level={3} size="display" tone="brand">
          Нейропортал
        </Heading>
      </Stack>
    ),
    Тона: () => (
      <Stack gap={1}>
        {tones.map((tone) => (
          <Text key={tone} tone={tone}>
            Тон {tone}
          </Text>
        ))}
      </Stack>
    ),
    Насыщенность: () => (
      <Stack gap={1}>
        <Text>Обычная</Text>
        <Text weight="medium">Средняя</Text>
        <Text weight="semibold">Полужирная</Text>
      </Stack>
    ),
    'Обрезан, цифры одной ширины': {
      width: 160,
      show: () => (
        <Stack gap={1}>
          <Text truncate>Очень длинное имя файла</Text>
          <Text tabular>1111,11</Text>
          <Text tabular>9898,98</Text>
        </Stack>
      ),
    },
  },
};
