import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { HomePage, parseHomeSearch } from '#features/tiles/index.ts';
import { config } from '#platform/config.ts';

export const Route = createFileRoute('/_main/')({
  validateSearch: parseHomeSearch,
  component: Home,
});

function Home() {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: '/' });
  return (
    <HomePage
      gatewayName={config.gatewayName}
      search={search}
      onSearchChange={(change) =>
        void navigate({ search: (now) => parseHomeSearch({ ...now, ...change }), replace: true })
      }
    />
  );
}
