import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Failure, Preloader } from '#ui/index.ts';
import type { AdminArea, AdminTypes } from '../kit/admin-scope.ts';
import type { AdminPageDefinition } from '../kit/define-admin-page.ts';

export interface PageProps {
  /** The page's name: its key in `adminPages`. */
  name: string;
  area: AdminArea;
  canChange: boolean;
}

/** A page, whose code can be loaded before it is shown. */
export type AdminPage = ComponentType<PageProps> & {
  /** @param part the list that the address names, if the page has several */
  preload: (queries: QueryClient, place: Pick<PageProps, 'name' | 'area'>, part?: unknown) => void;
};

const codeQuery = <Code extends object>(name: string, load: () => Promise<Code>) =>
  queryOptions({
    queryKey: ['admin page', name],
    // The error policy reports failed calls; this failure is shown by `useCode`.
    queryFn: () => load().catch(() => null),
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
    structuralSharing: false,
  });

/**
 * The code of a page, loaded when it is first opened. If loading fails, the screen says so and offers a retry, because
 * `React.lazy` keeps a failure for good.
 *
 * @param name identifies the code in the query cache
 * @returns the code, or what is shown instead of it
 */
function useCode<Code extends object>(
  name: string,
  load: () => Promise<Code>,
): Code | { instead: ReactNode } {
  const { data: code, isFetching, refetch } = useQuery(codeQuery(name, load));
  if (code) return code;
  if (isFetching) return { instead: <Preloader /> };
  return {
    instead: (
      <Failure
        title="Не удалось загрузить страницу"
        text="Попробуйте ещё раз. Если не поможет, обновите страницу."
        onRetry={refetch}
      />
    ),
  };
}

/** The definition with the code of lists, which a page of another kind does not need. */
async function withList<T extends AdminTypes>(load: () => Promise<AdminPageDefinition<T>>) {
  const [definition, { AdminList }] = await Promise.all([load(), import('./AdminList.tsx')]);
  return { definition, AdminList };
}

/** The screen of a page definition. */
export function lazyPage<T extends AdminTypes>(load: () => Promise<AdminPageDefinition<T>>): AdminPage {
  const loadAll = () => withList(load);
  function ListPage({ name, area, canChange }: PageProps) {
    const code = useCode(name, loadAll);
    if ('instead' in code) return code.instead;
    const { definition, AdminList } = code;
    const scope = definition.scopes[area];
    return scope && <AdminList definition={definition} scope={scope} area={area} canChange={canChange} />;
  }
  return Object.assign(ListPage, {
    preload: (queries: QueryClient, { name }: Pick<PageProps, 'name'>) =>
      void queries.prefetchQuery(codeQuery(name, loadAll)),
  });
}

/** A page that is no list. */
export function lazyScreen(key: string, load: () => Promise<ComponentType<PageProps>>): AdminPage {
  const name = `screen ${key}`;
  const loadAll = async () => ({ Screen: await load() });
  function ScreenPage(props: PageProps) {
    const code = useCode(name, loadAll);
    return 'instead' in code ? code.instead : <code.Screen {...props} />;
  }
  return Object.assign(ScreenPage, {
    preload: (queries: QueryClient) => void queries.prefetchQuery(codeQuery(name, loadAll)),
  });
}
