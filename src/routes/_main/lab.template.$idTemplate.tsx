import { createFileRoute } from '@tanstack/react-router';
import { plannedPage } from '#features/shell/index.ts';
import { parseChatSearch } from '#lib/chat-search.ts';
import { canSeeLabTemplates } from '#platform/session/permissions.ts';
export const Route = createFileRoute('/_main/lab/template/$idTemplate')({
  ...plannedPage({ title: 'Лаборатория', allowed: canSeeLabTemplates }),
  validateSearch: parseChatSearch,
});
