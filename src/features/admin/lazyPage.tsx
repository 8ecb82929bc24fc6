import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Button, EmptyState, Preloader } from '#ui/index.ts';
import type { AdminArea, AdminPageDefinition, AdminTypes } from './define-admin-page.ts';
import { AdminList } from './list/AdminList.tsx';

export interface PageProps {
  /** The page's name: its key in `adminPages`. */
  name: string;
  area: AdminArea;
  canChange: boolean;
}

/**
 * The screen of a page definition; its code is loaded when it is first opened. If loading fails, the screen says so and
 * offers a retry, because `React.lazy` keeps a failure for good.
 */
export const lazyPage = <T extends AdminTypes>(
  load: () => Promise<AdminPageDefinition<T>>,
): ComponentType<PageProps> =>
  function AdminPage({ name, area, canChange }) {
    const {
      data: definition,
      isFetching,
      refetch,
    } = useQuery({
      queryKey: ['admin page', name],
      // The error policy reports failed calls; this failure is shown here.
      queryFn: () => load().catch(() => null),
      staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
      structuralSharing: false,
    });
    if (!definition && isFetching) return <Preloader />;
    if (!definition)
      return (
        <EmptyState
          title="Не удалось загрузить страницу"
          text="Попробуйте ещё раз. Если не поможет, обновите страницу."
          action={<Button onPress={() => void refetch()}>Повторить</Button>}
        />
      );
    const scope = definition.scopes[area];
    return scope && <AdminList definition={definition} scope={scope} area={area} canChange={canChange} />;
  };
