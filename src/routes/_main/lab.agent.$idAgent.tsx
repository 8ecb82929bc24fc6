import { createFileRoute } from '@tanstack/react-router';
import { plannedPage } from '#features/shell/index.ts';
import { parseChatSearch } from '#platform/chat-links.ts';

export const Route = createFileRoute('/_main/lab/agent/$idAgent')({
  ...plannedPage({ title: 'Лаборатория' }),
  validateSearch: parseChatSearch,
});
