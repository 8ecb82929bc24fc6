import type { Examples } from '#ui/workshop/examples.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyIllustration } from '../Illustration/EmptyIllustration.tsx';
import { EmptyState } from './EmptyState.tsx';

export const examples: Examples = {
  title: 'Пустое место',
  width: 320,
  states: {
    'С рисунком и выходом': () => (
      <EmptyState
        illustration={<EmptyIllustration />}
        title="Здесь пока пусто"
        text="Начните чат, и он появится в этом списке."
        action={<Button variant="primary">Новый чат</Button>}
      />
    ),
    'Только слова': () => <EmptyState title="Ничего не нашлось" text="Попробуйте другие слова." level={3} />,
  },
};
