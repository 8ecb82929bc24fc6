import { useNavigate } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useStore } from '#lib/store.ts';
import type { CommandGroup } from '#platform/commands.ts';
import { canSeeProfile } from '#platform/session/permissions.ts';
import { session } from '#platform/session/session.ts';
import { navigationFor } from './model/navigation.ts';
import { plannedPage } from './model/planned-pages.ts';

const keywords: Readonly<Record<string, readonly string[]>> = {
  '/': ['домой', 'сервисы'],
  '/help': ['справка', 'инструкция'],
  '/companyAdmin': ['администрирование'],
  '/admin': ['администрирование'],
};

/** Pages for the command palette, by permission (AUTH-10). */
export function usePageCommands(): CommandGroup {
  const navigate = useNavigate();
  const { profile } = useStore(session);
  const pages = profile ? [...navigationFor(profile)] : [];
  if (profile && canSeeProfile(profile)) pages.push({ to: '/profile', title: 'Профиль' });
  return {
    title: 'Страницы',
    commands: pages.map(({ to, title }) => ({
      id: `page:${to}`,
      title,
      ...(plannedPage(to) && { hint: 'скоро' }),
      keywords: keywords[to] ?? [],
      icon: <FileText />,
      run: () => void navigate({ to }),
    })),
  };
}
