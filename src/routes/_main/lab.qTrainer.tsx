import { createFileRoute, useNavigate } from '@tanstack/react-router';
import {
  loadTrainer,
  parseTrainerSearch,
  TrainerScreen,
  type TrainerSearch,
} from '#features/trainer/index.ts';
import { lateSearch } from '#lib/late-search.ts';

export const Route = createFileRoute('/_main/lab/qTrainer')({
  staticData: {
    title: 'Тренажёр запросов',
    menu: { group: 'tools', order: 1 },
    keywords: ['промпт', 'научиться писать запросы', 'упражнения', 'обучение', 'prompt'],
  },
  validateSearch: lateSearch<TrainerSearch>,
  // Code and first data load at once; the page does not wait for the data.
  loader: async ({ context, preload, location }) => {
    // A link under the pointer loads only the code: a failed request for data would show an error before a click.
    if (preload) return;
    loadTrainer(await context.queryClient(), parseTrainerSearch({ ...location.search }));
  },
  codeSplitGroupings: [['component'], ['loader']],
  // Once an opening: React Query decides what is stale.
  gcTime: 0,
  shouldReload: false,
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
