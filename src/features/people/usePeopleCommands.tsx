import { Users } from 'lucide-react';
import type { CommandGroup } from '#platform/commands.ts';
import { canFindPeople } from '#platform/session/permissions.ts';
import { useSession } from '#platform/session/useSession.ts';
import { openPeople } from './open-people.ts';

/** The search for people in the command palette; pupils have none (home-profile-help.md §2.6). */
export function usePeopleCommands(): CommandGroup {
  const { profile } = useSession();
  const commands = [
    {
      id: 'people:find',
      title: 'Найти коллегу',
      keywords: ['сотрудник', 'почта', 'люди', 'контакты', 'адресная книга'],
      icon: <Users />,
      run: openPeople,
    },
  ];
  return { title: 'Люди', commands: profile && canFindPeople(profile) ? commands : [] };
}
