import { createFileRoute, type ErrorComponentProps, redirect } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { agreementsAccepted } from '#features/agreements/index.ts';
import { botPlace, ChatScreen, MissingChat, useHiddenChat } from '#features/chat/index.ts';
import { FeedbackButton } from '#features/feedback/index.ts';
import { exitRedirect, GuestLayout, isCorporate, UnknownBot } from '#features/guest-bot/index.ts';
import { HistoryPanel } from '#features/history/index.ts';
import { ExternalBadge, loadDetails, serviceOf, uploadRuleOf } from '#features/services/index.ts';
import { NotificationsButton, ScreenError, SkipLinks, ThemeButton } from '#features/shell/index.ts';
import { isUuid } from '#lib/uuid.ts';
import { guestSession } from '#platform/session/session.ts';

/** A guest's chat with the bot of this name (BOT-01), and its guard. */
export const Route = createFileRoute('/chatBot/$name/{-$chatUuid}')({
  // Loaded separately, because only guests need this header.
  codeSplitGroupings: [['component', 'errorComponent', 'loader']],
  async beforeLoad({ params, location, context }) {
    const { profile } = guestSession.get();
    const search = { chatName: params.name, redirect: location.href };
    if (!profile) throw redirect(exitRedirect(search));
    if (!isCorporate(profile) || (await agreementsAccepted(await context.queryClient()))) return;
    throw redirect({ to: '/chatBot/agreements', search, replace: true });
  },
  loader: async ({ context, params }) => {
    const details = loadDetails(params.name);
    await context.queryClient();
    return details;
  },
  errorComponent: BotError,
  component: Bot,
});

function Frame({ children }: { children: ReactNode }) {
  return (
    <GuestLayout
      skipLinks={<SkipLinks />}
      actions={
        <>
          <FeedbackButton />
          <NotificationsButton area="chatBot" />
          <ThemeButton />
        </>
      }
    >
      {children}
    </GuestLayout>
  );
}

function Bot() {
  return (
    <Frame>
      <Conversation />
    </Frame>
  );
}

/** After a crash of the chat a guest can still sign out, ask for help and continue (ERR-12). */
function BotError(props: ErrorComponentProps) {
  return (
    <Frame>
      <ScreenError {...props} />
    </Frame>
  );
}

function Conversation() {
  const { name, chatUuid } = Route.useParams();
  const place = botPlace(name);
  const hiding = useHiddenChat(place);
  const details = Route.useLoaderData();
  const service = serviceOf(name);
  if (!service) return <UnknownBot />;
  if (chatUuid && !isUuid(chatUuid)) return <MissingChat place={place} />;
  return (
    <ChatScreen
      service={{
        name,
        title: service.title,
        description: '',
        kind: service.kind,
        isExternal: service.external,
        typeInput: service.typeInput,
        details,
        place,
        upload: uploadRuleOf(service),
      }}
      chatUuid={chatUuid}
      badge={<ExternalBadge external={service.external} besideTitle={service.title} />}
      history={<HistoryPanel place={place} activeChatUuid={chatUuid} {...hiding} />}
    />
  );
}
