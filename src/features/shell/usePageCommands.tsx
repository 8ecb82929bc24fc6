import { useNavigate, useRouter } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useStore } from '#lib/store.ts';
import type { CommandGroup } from '#platform/commands.ts';
import { pagesFor } from '#platform/pages.ts';
import { session } from '#platform/session/session.ts';

/** The pages that the user may open, for the command palette (AUTH-10). */
export function usePageCommands(): CommandGroup {
  const router = useRouter();
  const navigate = useNavigate();
  const { profile } = useStore(session);
  return {
    title: 'Страницы',
    commands: (profile ? pagesFor(router, profile) : []).map(({ to, title, keywords }) => ({
      id: `page:${to}`,
      title,
      keywords,
      icon: <FileText />,
      run: () => void navigate({ to }),
    })),
  };
}
