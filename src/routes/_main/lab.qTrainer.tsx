import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { TrainerScreen } from '#features/trainer/index.ts';
import { isUuid } from '#lib/uuid.ts';

interface TrainerSearch {
  /** Id of the open exercise; without one the list is shown. */
  exercise?: string | undefined;
  /** Id of the attempt whose result is shown. */
  attempt?: string | undefined;
}

export const Route = createFileRoute('/_main/lab/qTrainer')({
  staticData: {
    title: 'Тренажёр запросов',
    keywords: ['промпт', 'научиться писать запросы', 'упражнения', 'обучение', 'prompt'],
  },
  // Undefined and not absent: the router would keep a refused value.
  validateSearch: ({ exercise, attempt }: Record<string, unknown>): TrainerSearch => ({
    exercise: typeof exercise === 'string' && /^[a-z][a-z-]{1,39}$/.test(exercise) ? exercise : undefined,
    attempt: typeof attempt === 'string' && isUuid(attempt) ? attempt : undefined,
  }),
  component: Trainer,
});

function Trainer() {
  const { exercise, attempt } = Route.useSearch();
  const navigate = useNavigate({ from: '/lab/qTrainer' });
  return (
    <TrainerScreen
      exerciseId={exercise}
      attemptId={attempt}
      onOpen={(next) => void navigate({ search: next, replace: next.exercise === exercise })}
    />
  );
}
