import { createFileRoute } from '@tanstack/react-router';
import { plannedPage } from '#features/shell/index.ts';
import { canSeeSafetyRules } from '#platform/session/permissions.ts';
export const Route = createFileRoute('/_main/help/securityHelp')(
  plannedPage({ title: 'Помощь', allowed: canSeeSafetyRules }),
);
