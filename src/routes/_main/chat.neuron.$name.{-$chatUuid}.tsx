import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ChatScreen, forgetChat, onChatStarted } from '#features/chat/index.ts';
import { HistoryPanel, invalidateHistory } from '#features/history/index.ts';
import { ScreenNotFound, ScreenSoon } from '#features/shell/index.ts';
import { isService, useService } from '#features/tiles/index.ts';

export const Route = createFileRoute('/_main/chat/neuron/$name/{-$chatUuid}')({
  beforeLoad({ params }) {
    if (!isService(params.name)) throw notFound();
  },
  component: Chat,
});

function Chat() {
  const { name, chatUuid } = Route.useParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { service, tile } = useService(name);

  useEffect(() => onChatStarted(() => void invalidateHistory(queryClient)), [queryClient]);

  if (!service) return <ScreenNotFound />;
  if (!service.ready) return <ScreenSoon title={service.title} />;

  const onHidden = (uuid: string): void => {
    forgetChat(uuid);
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
        external: service.external,
        attachments,
        ...(tile ? { tileUuid: tile.uuid } : {}),
      }}
      chatUuid={chatUuid}
      history={<HistoryPanel serviceType={name} activeChatUuid={chatUuid} onHidden={onHidden} />}
      missing={<ScreenNotFound />}
    />
  );
}
