import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ChatScreen, useHiddenChat } from '#features/chat/index.ts';
import { HistoryPanel } from '#features/history/index.ts';
import { ExternalBadge, loadService, uploadRuleOf, useService } from '#features/services/index.ts';
import { ScreenNotFound, ScreenSoon } from '#features/shell/index.ts';
import { isUuid } from '#lib/uuid.ts';
import { onShortcut } from '#platform/shortcuts.ts';

export const Route = createFileRoute('/_main/chat/neuron/$name/{-$chatUuid}')({
  async beforeLoad({ params }) {
    // Checked in the page's own code, so that the first load of other pages does not contain the catalogue.
    const { isService } = await import('#features/services/index.ts');
    if (!isService(params.name) || (params.chatUuid && !isUuid(params.chatUuid))) throw notFound();
  },
  loader: async ({ context, preload }) => {
    if (!preload) loadService(await context.queryClient());
  },
  codeSplitGroupings: [['component', 'loader']],
  gcTime: 0,
  shouldReload: false,
  component: Chat,
});

function Chat() {
  const { name, chatUuid } = Route.useParams();
  const navigate = useNavigate();
  const hiding = useHiddenChat({ route: Route.to, name });
  const { service, tile } = useService(name);
  const isReady = service?.ready === true;
  useEffect(() => {
    if (!isReady) return undefined;
    return onShortcut('newChat', () => {
      void navigate({ to: Route.to, params: { name, chatUuid: undefined } });
      document.getElementById('composer')?.focus();
    });
  }, [isReady, name, navigate]);

  if (!service) return <ScreenNotFound />;
  if (!service.ready) return <ScreenSoon title={service.title} />;

  return (
    <ChatScreen
      service={{
        name,
        title: service.title,
        description: tile?.description ?? '',
        route: Route.to,
        typeInput: service.typeInput,
        upload: uploadRuleOf(service),
        ...(tile ? { tileUuid: tile.uuid } : {}),
      }}
      chatUuid={chatUuid}
      badge={<ExternalBadge external={service.external} />}
      history={<HistoryPanel route={Route.to} serviceType={name} activeChatUuid={chatUuid} {...hiding} />}
    />
  );
}
