import { createFileRoute, useNavigate } from '@tanstack/react-router';
import {
  type ListSearch,
  loadPresentations,
  PresentationsScreen,
  parseListSearch,
} from '#features/presentations/index.ts';
import { lateSearch } from '#lib/late-search.ts';

export const Route = createFileRoute('/_main/presentations')({
  staticData: { title: 'Презентации', menu: { group: 'main', order: 3 }, keywords: ['слайды', 'pptx'] },
  validateSearch: lateSearch<ListSearch>,
  // Code and first list load at once; the page does not wait for the list.
  loader: async ({ context, preload, location }) => {
    // A link under the pointer loads only the code: a failed request for data would show an error before a click.
    if (preload) return;
    void loadPresentations(await context.queryClient(), parseListSearch({ ...location.search }));
  },
  codeSplitGroupings: [['component'], ['loader']],
  // Once an opening: React Query decides what is stale.
  gcTime: 0,
  shouldReload: false,
  component: Presentations,
});

function Presentations() {
  const navigate = useNavigate({ from: '/presentations' });
  return (
    <PresentationsScreen
      {...parseListSearch(Route.useSearch())}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
