import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { ChatScreen, servicePlace } from '#features/chat/index.ts';
import { ChatMenu } from '#features/history/index.ts';
import {
  ExternalBadge,
  loadCatalogue,
  loadDetails,
  loadService,
  uploadRuleOf,
  useService,
} from '#features/services/index.ts';
import { ScreenNotFound } from '#features/shell/index.ts';
import type { AskedSearch } from '#lib/asked-search.ts';
import { lateSearch } from '#lib/late-search.ts';
import { isUuid } from '#lib/uuid.ts';
import { onShortcut } from '#platform/shortcuts.ts';

export const Route = createFileRoute('/_main/chat/neuron/$name/{-$chatUuid}')({
  validateSearch: lateSearch<AskedSearch>,
  async beforeLoad({ params }) {
    const { isService } = await loadCatalogue();
    if (!isService(params.name) || (params.chatUuid && !isUuid(params.chatUuid))) throw notFound();
  },
  loader: async ({ context, params, preload }) => {
    const details = loadDetails(params.name);
    if (!preload) loadService(await context.queryClient());
    return details;
  },
  codeSplitGroupings: [['component', 'loader']],
  gcTime: 0,
  shouldReload: false,
  component: Chat,
});

function Chat() {
  const { name, chatUuid } = Route.useParams();
  const navigate = useNavigate();
  const place = servicePlace(name);
  const { service, tile } = useService(name);
  const details = Route.useLoaderData();
  useLayoutEffect(
    () =>
      onShortcut('newChat', () => {
        void navigate({ to: Route.to, params: { name, chatUuid: undefined } });
        document.getElementById('composer')?.focus();
      }),
    [name, navigate],
  );

  if (!service) return <ScreenNotFound />;

  return (
    <ChatScreen
      service={{
        name,
        title: service.title,
        description: tile?.description ?? '',
        place,
        kind: service.kind,
        isExternal: service.external,
        typeInput: service.typeInput,
        details,
        upload: uploadRuleOf(service),
        ...(tile ? { tileUuid: tile.uuid } : {}),
      }}
      chatUuid={chatUuid}
      menu={chatUuid && <ChatMenu place={place} chatUuid={chatUuid} serviceTitle={service.title} />}
      badge={<ExternalBadge external={service.external} besideTitle={service.title} explained="button" />}
    />
  );
}
