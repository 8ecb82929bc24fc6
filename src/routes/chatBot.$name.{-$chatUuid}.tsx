import { createFileRoute, type ErrorComponentProps, redirect } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { agreementsAccepted } from '#features/agreements/index.ts';
import { agentBotPlace, botPlace, ChatScreen, MissingChat } from '#features/chat/index.ts';
import { FeedbackButton } from '#features/feedback/index.ts';
import {
  AgentBot,
  exitRedirect,
  type GuestBotView,
  GuestLayout,
  isAgentBot,
  isCorporate,
  UnknownBot,
} from '#features/guest-bot/index.ts';
import { ChatMenu, HistoryPanel } from '#features/history/index.ts';
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
    const details = isAgentBot(params.name) ? undefined : loadDetails(params.name);
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
  const { name } = Route.useParams();
  return (
    <Frame>
      {isAgentBot(name) ? <AgentBot chatName={name} Chat={AgentBotConversation} /> : <Conversation />}
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

interface AgentBotConversationProps {
  bot: GuestBotView;
  /** Why it takes no messages any more. */
  closed: string | undefined;
}

function AgentBotConversation({ bot, closed }: AgentBotConversationProps) {
  const { chatUuid } = Route.useParams();
  const { name, welcome, starters, serviceType } = bot;
  const place = agentBotPlace(bot);
  const service = serviceOf(serviceType);
  const isExternal = service?.external ?? true;
  if (chatUuid && !isUuid(chatUuid)) return <MissingChat place={place} />;
  return (
    <ChatScreen
      service={{
        name: serviceType,
        title: name,
        description: welcome,
        place,
        isExternal,
        kind: service?.kind ?? 'text',
        typeInput: service?.typeInput ?? 'text',
        details: { placeholder: 'Напишите сообщение', starters: starters.map((label) => ({ label })) },
        upload: null,
      }}
      chatUuid={chatUuid}
      menu={chatUuid && <ChatMenu place={place} chatUuid={chatUuid} serviceTitle={name} />}
      badge={<ExternalBadge external={isExternal} besideTitle={name} explained="button" />}
      history={<HistoryPanel place={place} activeChatUuid={chatUuid} />}
      closed={closed}
    />
  );
}

function Conversation() {
  const { name, chatUuid } = Route.useParams();
  const place = botPlace(name);
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
      menu={chatUuid && <ChatMenu place={place} chatUuid={chatUuid} serviceTitle={service.title} />}
      badge={<ExternalBadge external={service.external} besideTitle={service.title} explained="button" />}
      history={<HistoryPanel place={place} activeChatUuid={chatUuid} />}
    />
  );
}
