import { Navigate, useLocation, useNavigate } from '@tanstack/react-router';
import { useStore } from '#lib/store.ts';
import { plural } from '#lib/text.ts';
import { Badge, EmptyState, Heading, Inline, Tabs } from '#ui/index.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { listTotal } from '../kit/list-total.ts';
import { entryOf, placeAt } from '../kit/menu.ts';
import { isPageName } from '../kit/page-names.ts';
import { useAdminTiles } from '../kit/useAdminTiles.ts';
import { adminPages } from './pages.ts';

const unavailable = (
  <EmptyState level={1} title="Раздел недоступен" text="Такого раздела нет, или он не назначен вам." />
);

/** The page of an area at the address. A page that is not in the menu makes no request (ADM-08). */
export function AdminScreen({ area }: { area: AdminArea }) {
  const { data: tiles = [] } = useAdminTiles(area);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const place = placeAt(tiles, pathname);
  if (!place) return unavailable;
  const { tile, page, name } = place;
  if (!isPageName(name)) return unavailable;
  const Page = adminPages[name];
  if (page && pathname !== page.path) return <Navigate to={page.path} replace />;
  const shown = <Page key={name} name={name} area={area} canChange={tile.access !== 'read'} />;
  return (
    <>
      <Inline gap={3}>
        <Heading level={1} size="xl">
          {tile.title}
        </Heading>
        <Total />
      </Inline>
      {page && tile.pages.length > 1 ? (
        <Tabs
          isFilling
          label={tile.title}
          items={tile.pages.map(({ path, title }) => ({ id: path, label: title }))}
          selected={page.path}
          onSelect={(path) => void navigate({ to: path })}
        >
          {shown}
        </Tabs>
      ) : (
        shown
      )}
    </>
  );
}

/** How many rows the list of the page has. */
function Total() {
  const total = useStore(listTotal);
  return total !== null && <Badge>{plural(total, 'запись', 'записи', 'записей')}</Badge>;
}

/** Redirects from the address of the area to its first page. */
export function AdminLanding({ area }: { area: AdminArea }) {
  const { data: [first] = [] } = useAdminTiles(area);
  return first && <Navigate to={entryOf(first)} replace />;
}
