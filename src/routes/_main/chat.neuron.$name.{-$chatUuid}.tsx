import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ChatScreen, focusComposer, forgetChat } from '#features/chat/index.ts';
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
  const router = useRouter();
  const { navigate } = router;
  /** Uuid of the open chat that was deleted last. */
  const deleted = useRef<string>(undefined);
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

  const addressOf = (uuid: string | undefined) =>
    ({ to: Route.to, params: { name, chatUuid: uuid } }) as const;
  // A call of the history can end after the user has left, so the current address counts.
  const isShown = (uuid: string | undefined): boolean =>
    router.state.location.pathname === router.buildLocation(addressOf(uuid)).pathname;
  const show = (uuid: string | undefined): void => void navigate({ ...addressOf(uuid), replace: true });
  const onHidden = (uuid: string): void => {
    forgetChat(name, uuid);
    if (!isShown(uuid)) return;
    deleted.current = uuid;
    show(undefined);
  };
  const onRestored = (uuid: string): void => {
    if (deleted.current !== uuid || !isShown(undefined)) return;
    show(uuid);
    // On a narrow screen the history, where the focus would go, is closed.
    if (document.activeElement === document.body) focusComposer();
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
      history={
        <HistoryPanel
          serviceType={name}
          activeChatUuid={chatUuid}
          onHidden={onHidden}
          onRestored={onRestored}
        />
      }
    />
  );
}
