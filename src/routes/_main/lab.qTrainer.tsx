import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { parseTrainerSearch, TrainerScreen, type TrainerSearch } from '#features/trainer/index.ts';
import { lateSearch } from '#lib/late-search.ts';

export const Route = createFileRoute('/_main/lab/qTrainer')({
  staticData: {
    title: 'Тренажёр запросов',
    menu: { group: 'tools', order: 1 },
    keywords: ['промпт', 'научиться писать запросы', 'упражнения', 'обучение', 'prompt'],
  },
  validateSearch: lateSearch<TrainerSearch>,
  component: Trainer,
});

function Trainer() {
  const { exercise, attempt } = parseTrainerSearch(Route.useSearch());
  const navigate = useNavigate({ from: '/lab/qTrainer' });
  return (
    <TrainerScreen
      exerciseId={exercise}
      attemptId={attempt}
      onOpen={(next) => void navigate({ search: next, replace: next.exercise === exercise })}
    />
  );
}
