import { type ComponentType, useEffect } from 'react';
import { useGuestBotRead } from '#api/generated/hooks/guest-bot/guest-bot.ts';
import type { GuestBotView } from '#api/generated/model/guestBotView.ts';
import { requestsRefused } from '#platform/chat-activity.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { Button, EmptyIllustration, EmptyState, Failure, Skeleton } from '#ui/index.ts';

interface AgentBotProps {
  chatName: string;
  /** Its conversation. */
  Chat: ComponentType<{ bot: GuestBotView; closed: string | undefined }>;
}

/** The chat-bot that was made from an agent: its conversation, or why there is none. */
export function AgentBot({ chatName, Chat }: AgentBotProps) {
  const meta = { inline: [404] };
  const { data: bot, error, refetch } = useGuestBotRead({ chatName }, { query: { staleTime: 0, meta } });
  // Its owner may have closed it, or revoked the link, while its chat was open.
  useEffect(() => requestsRefused.subscribe(() => void refetch()), [refetch]);
  // The chat stays readable then.
  const closed =
    error && inlineText(error, meta) !== null
      ? 'Чат\u2011бот закрыт. Напишите тому, кто вас пригласил.'
      : undefined;
  if (bot) return <Chat key={bot.uuid} bot={bot} closed={closed} />;
  if (error && inlineText(error, meta) === null)
    return <Failure level={1} title="Не удалось загрузить чат-бот" onRetry={refetch} />;
  if (error)
    return (
      <EmptyState
        level={1}
        title="Чат-бот закрыт"
        illustration={<EmptyIllustration />}
        text={
          'Его выключили, срок его работы вышел, или\u00a0ваша ссылка больше не\u00a0действует. Напишите тому, кто вас пригласил.'
        }
        action={<Button onPress={() => void refetch()}>Проверить снова</Button>}
      />
    );
  return <Skeleton shape="block" height="60vh" />;
}
