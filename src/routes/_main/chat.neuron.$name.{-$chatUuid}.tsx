import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ChatScreen, forgetChat } from '#features/chat/index.ts';
import { HistoryPanel } from '#features/history/index.ts';
import { ExternalBadge, isService, uploadRuleOf, useService } from '#features/services/index.ts';
import { ScreenNotFound, ScreenSoon } from '#features/shell/index.ts';
import { isUuid } from '#lib/uuid.ts';
import { onShortcut } from '#platform/shortcuts.ts';

export const Route = createFileRoute('/_main/chat/neuron/$name/{-$chatUuid}')({
  beforeLoad({ params }) {
    if (!isService(params.name) || (params.chatUuid && !isUuid(params.chatUuid))) throw notFound();
  },
  component: Chat,
});

function Chat() {
  const { name, chatUuid } = Route.useParams();
  const navigate = useNavigate();
  const { service, tile } = useService(name);
  const isReady = service?.ready === true;
  useEffect(() => {
    if (!isReady) return undefined;
    return onShortcut('newChat', () => {
      void navigate({ to: '/chat/neuron/$name/{-$chatUuid}', params: { name, chatUuid: undefined } });
      document.getElementById('composer')?.focus();
    });
  }, [isReady, name, navigate]);

  if (!service) return <ScreenNotFound />;
  if (!service.ready) return <ScreenSoon title={service.title} />;

  const onHidden = (uuid: string): void => {
    forgetChat(name, uuid);
    if (uuid !== chatUuid) return;
    void navigate({ to: '/chat/neuron/$name/{-$chatUuid}', params: { name, chatUuid: undefined } });
  };
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
      history={<HistoryPanel serviceType={name} activeChatUuid={chatUuid} onHidden={onHidden} />}
    />
  );
}
