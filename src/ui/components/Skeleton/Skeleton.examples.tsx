import { Stack } from '#ui/layout/layout.tsx';
import type { Examples } from '#ui/workshop/examples.ts';
import { Skeleton } from './Skeleton.tsx';

export const examples: Examples = {
  title: 'Место под содержание',
  width: 180,
  states: {
    Строки: () => (
      <Stack gap={1}>
        <Skeleton />
        <Skeleton />
        <Skeleton width="60%" />
      </Stack>
    ),
    Блок: () => <Skeleton shape="block" height="64px" />,
    Круг: () => <Skeleton shape="circle" width="48px" height="48px" />,
  },
};
