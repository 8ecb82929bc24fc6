import { createFileRoute } from '@tanstack/react-router';
import { plannedPage } from '#features/shell/index.ts';
import { canSeeLabTemplates } from '#platform/session/permissions.ts';
export const Route = createFileRoute('/_main/lab/template-create-edit')(
  plannedPage({ title: 'Лаборатория', allowed: canSeeLabTemplates }),
);
