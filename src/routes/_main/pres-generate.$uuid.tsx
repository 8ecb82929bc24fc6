import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { GenerateScreen, type GenerateSearch, parseGenerateSearch } from '#features/presentations/index.ts';
import { lateSearch } from '#lib/late-search.ts';

export const Route = createFileRoute('/_main/pres-generate/$uuid')({
  validateSearch: lateSearch<GenerateSearch>,
  component: Page,
});

function Page() {
  const { uuid } = Route.useParams();
  const navigate = useNavigate({ from: '/pres-generate/$uuid' });
  return (
    <GenerateScreen
      uuid={uuid}
      {...parseGenerateSearch(Route.useSearch())}
      onStep={(step) => void navigate({ search: { step } })}
    />
  );
}
