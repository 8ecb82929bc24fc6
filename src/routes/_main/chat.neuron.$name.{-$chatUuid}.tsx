import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import { ChatScreen, forgetChat } from '#features/chat/index.ts';
import { HistoryPanel } from '#features/history/index.ts';
import { ScreenNotFound, ScreenSoon } from '#features/shell/index.ts';
import { ExternalBadge, isService, useService } from '#features/tiles/index.ts';
import { isUuid } from '#lib/uuid.ts';

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

  if (!service) return <ScreenNotFound />;
  if (!service.ready) return <ScreenSoon title={service.title} />;

  const onHidden = (uuid: string): void => {
    forgetChat(name, uuid);
    if (uuid !== chatUuid) return;
    void navigate({ to: '/chat/neuron/$name/{-$chatUuid}', params: { name, chatUuid: undefined } });
  };
  const attachments =
    service.accept.length === 0
      ? null
      : { accept: service.accept, maxCount: service.maxFiles ?? 10, maxSize: 50 * 1024 * 1024 };
  return (
    <ChatScreen
      service={{
        name,
        title: service.title,
        description: tile?.description ?? '',
        typeInput: service.typeInput,
        attachments,
        ...(tile ? { tileUuid: tile.uuid } : {}),
      }}
      chatUuid={chatUuid}
      badge={<ExternalBadge external={service.external} />}
      history={<HistoryPanel serviceType={name} activeChatUuid={chatUuid} onHidden={onHidden} />}
      missing={<ScreenNotFound />}
    />
  );
}
