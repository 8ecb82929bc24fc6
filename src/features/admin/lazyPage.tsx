import { type ComponentType, lazy } from 'react';
import type { AdminArea, AdminPageDefinition, AdminTypes } from './define-admin-page.ts';
import { AdminList } from './list/AdminList.tsx';

export interface PageProps {
  area: AdminArea;
  canChange: boolean;
}

/** The screen of a definition, whose code comes when it is first opened. */
export const lazyPage = <T extends AdminTypes>(
  load: () => Promise<AdminPageDefinition<T>>,
): ComponentType<PageProps> =>
  lazy(async () => {
    const definition = await load();
    return {
      default: ({ area, canChange }: PageProps) => {
        const scope = definition.scopes[area];
        return scope && <AdminList definition={definition} scope={scope} area={area} canChange={canChange} />;
      },
    };
  });
