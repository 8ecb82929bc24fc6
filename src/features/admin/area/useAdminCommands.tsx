import { useNavigate } from '@tanstack/react-router';
import { Settings2 } from 'lucide-react';
import type { AdminTile } from '#api/generated/model/adminTile.ts';
import { useStore } from '#lib/store.ts';
import type { CommandGroup } from '#platform/commands.ts';
import { canSeeAdmin, canSeeCompanyAdmin } from '#platform/session/permissions.ts';
import { session } from '#platform/session/session.ts';
import { pagesOf } from '../kit/menu.ts';
import { isPageName } from '../kit/page-names.ts';
import { useAdminTiles } from '../kit/useAdminTiles.ts';
import { pageKeywords } from './page-keywords.ts';

/** The pages of the administration, for the command palette. Without the permission nothing is requested (ADM-07). */
export function useAdminCommands(): CommandGroup {
  const navigate = useNavigate();
  const { profile } = useStore(session);
  const admin = useAdminTiles('admin', profile !== null && canSeeAdmin(profile));
  const company = useAdminTiles('companyAdmin', profile !== null && canSeeCompanyAdmin(profile));
  const pages = [admin, company].flatMap(({ data = [] }: { data?: AdminTile[] | undefined }) =>
    data.flatMap(pagesOf),
  );
  return {
    title: 'Администрирование',
    isLoading: admin.isLoading || company.isLoading,
    commands: pages.flatMap(({ name, path, title }) =>
      isPageName(name)
        ? [
            {
              id: `page:${path}`,
              title,
              keywords: pageKeywords[name],
              icon: <Settings2 />,
              run: () => void navigate({ to: path }),
            },
          ]
        : [],
    ),
  };
}
