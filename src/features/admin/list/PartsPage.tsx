import { useLocation, useNavigate } from '@tanstack/react-router';
import { Tabs } from '#ui/index.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import type { AdminPage, PageProps } from './lazyPage.tsx';

/** One of several lists or screens of a page. */
interface Part {
  /** Its name in the address, `part` of its definition. */
  id: string;
  title: string;
  /** Shown only in this area. @default both */
  area?: AdminArea;
  Page: AdminPage;
}

/** A page of several lists, one at a time as tabs; the only one of an area has no tabs. The address names the list: `?part=usage`; the first one needs none. */
export function partsPage(label: string, parts: readonly [Part, ...Part[]]): AdminPage {
  const partsOf = (area: AdminArea, part: unknown) => {
    const own = parts.filter((one) => (one.area ?? area) === area);
    const first = own[0] ?? parts[0];
    return { own, first, chosen: own.find(({ id }) => id === part) ?? first };
  };
  function PartsPage({ name, area, canChange }: PageProps) {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    const { own, first, chosen } = partsOf(area, Reflect.get(search, 'part'));
    const { id, Page } = chosen;
    const open = (next: string): void => {
      const address: Record<string, string> = next === first.id ? {} : { part: next };
      void navigate({ to: pathname, search: address });
    };
    const page = <Page key={id} name={`${name}/${id}`} area={area} canChange={canChange} />;
    if (own.length === 1) return page;
    return (
      <Tabs
        isFilling
        label={label}
        items={own.map((part) => ({ id: part.id, label: part.title }))}
        selected={id}
        onSelect={open}
      >
        {page}
      </Tabs>
    );
  }
  return Object.assign(PartsPage, {
    preload: (...[queries, { name, area }, part]: Parameters<AdminPage['preload']>) => {
      const { id, Page } = partsOf(area, part).chosen;
      Page.preload(queries, { name: `${name}/${id}`, area });
    },
  });
}
