import { useNavigate, useParams, useRouterState } from '@tanstack/react-router';
import { LayoutGrid, ListTree } from 'lucide-react';
import type { CommandGroup } from '#platform/commands.ts';

/** The views of an open presentation, for the command palette. Elsewhere there are none. */
export function useViewCommands(): CommandGroup {
  const navigate = useNavigate();
  const { uuid } = useParams({ strict: false });
  const isOpen = useRouterState({ select: ({ location }) => location.pathname.startsWith('/pres-editor/') });
  const show = (view: 'outline' | 'all') => () =>
    void navigate({
      to: '/pres-editor/$uuid',
      params: { uuid: uuid ?? '' },
      search: (old) => ({ ...old, view }),
      replace: true,
    });
  return {
    title: 'Презентация',
    commands:
      uuid === undefined || !isOpen
        ? []
        : [
            {
              id: 'presentation:outline',
              title: 'Структура презентации',
              hint: 'F8',
              keywords: ['тексты слайдов', 'план'],
              icon: <ListTree />,
              run: show('outline'),
            },
            {
              id: 'presentation:all',
              title: 'Все слайды презентации',
              hint: 'F9',
              keywords: ['сортировщик', 'сетка'],
              icon: <LayoutGrid />,
              run: show('all'),
            },
          ],
  };
}
