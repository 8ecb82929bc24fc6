import type { Examples } from '#ui/workshop/examples.ts';
import { Text } from '../Text/Text.tsx';
import { Loaded, type LoadedProps } from './Loaded.tsx';

const loaded = (query: Pick<LoadedProps<string>['query'], 'data' | 'isError'>) => (
  <Loaded query={{ ...query, refetch: () => undefined }} failure="Не удалось загрузить лимиты" level={3}>
    {(text) => <Text>{text}</Text>}
  </Loaded>
);

export const examples: Examples = {
  title: 'Загрузка и ошибка',
  width: 320,
  states: {
    Загружается: () => loaded({ data: undefined, isError: false }),
    'Не загрузилось': () => loaded({ data: undefined, isError: true }),
    Загружено: () => loaded({ data: 'Осталось 40 запросов', isError: false }),
  },
};
