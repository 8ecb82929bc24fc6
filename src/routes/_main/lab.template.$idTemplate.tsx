import { createFileRoute } from '@tanstack/react-router';
import { TemplatePage } from '#features/templates/index.ts';
import { type ChatSearch, parseChatSearch } from '#lib/chat-search.ts';
import { lateSearch } from '#lib/late-search.ts';
import { canSeeLabTemplates } from '#platform/session/permissions.ts';

export const Route = createFileRoute('/_main/lab/template/$idTemplate')({
  staticData: { allowed: canSeeLabTemplates },
  validateSearch: lateSearch<ChatSearch>,
  component: Page,
});

function Page() {
  const { idTemplate } = Route.useParams();
  const { chat } = parseChatSearch(Route.useSearch());
  return <TemplatePage idTemplate={idTemplate} chatUuid={chat} />;
}
