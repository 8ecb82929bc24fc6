import { createFileRoute } from '@tanstack/react-router';
import { loadTemplate, TemplatePage } from '#features/templates/index.ts';
import { type ChatSearch, parseChatSearch } from '#lib/chat-search.ts';
import { lateSearch } from '#lib/late-search.ts';
import { canSeeLabTemplates } from '#platform/session/permissions.ts';

export const Route = createFileRoute('/_main/lab/template/$idTemplate')({
  staticData: { allowed: canSeeLabTemplates },
  validateSearch: lateSearch<ChatSearch>,
  // Code and first data load at once; the page does not wait for the data.
  loader: async ({ context, preload, params }) => {
    // A link under the pointer loads only the code: a failed request for data would show an error before a click.
    if (preload) return;
    void loadTemplate(await context.queryClient(), params.idTemplate);
  },
  codeSplitGroupings: [['component'], ['loader']],
  // Once an opening: React Query decides what is stale.
  gcTime: 0,
  shouldReload: false,
  component: Page,
});

function Page() {
  const { idTemplate } = Route.useParams();
  const { chat } = parseChatSearch(Route.useSearch());
  return <TemplatePage idTemplate={idTemplate} chatUuid={chat} />;
}
