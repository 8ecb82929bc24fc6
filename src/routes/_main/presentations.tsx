import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { type ListSearch, PresentationsScreen, parseListSearch } from '#features/presentations/index.ts';
import { lateSearch } from '#lib/late-search.ts';

export const Route = createFileRoute('/_main/presentations')({
  staticData: {
    title: 'Презентации',
    menu: { group: 'main', order: 3 },
    keywords: ['слайды', 'pptx'],
  },
  validateSearch: lateSearch<ListSearch>,
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
