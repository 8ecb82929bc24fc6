import { useNavigate } from '@tanstack/react-router';
import { MessageCirclePlus, MessagesSquare } from 'lucide-react';
import { useGuestBotList } from '#api/generated/hooks/guest-bot/guest-bot.ts';
import { canCreateChatBot } from '#platform/session/permissions.ts';
import { useSession } from '#platform/session/useSession.ts';
import { MenuItem } from '#ui/index.ts';

/** Makes a chat-bot for guests from an agent, and leads to those that it has; asked for when the menu opens. */
export function GuestBotItems({ agentId }: { agentId: string }) {
  const navigate = useNavigate();
  const { profile } = useSession();
  const isAllowed = profile !== null && canCreateChatBot(profile);
  const { data } = useGuestBotList(
    { agentId, size: 1 },
    { query: { enabled: isAllowed, staleTime: 0, meta: { inline: [404] } } },
  );
  if (!isAllowed) return null;
  const open = (bot?: 'new'): void =>
    void navigate({ to: '/lab/agent-bots', search: { agent: agentId, ...(bot && { bot }) } });
  return (
    <>
      <MenuItem icon={<MessageCirclePlus />} onAction={() => open('new')}>
        Создать чат-бот для&nbsp;гостей
      </MenuItem>
      {data && data.content.length > 0 && (
        <MenuItem icon={<MessagesSquare />} onAction={() => open()}>
          Чат-боты для&nbsp;гостей
        </MenuItem>
      )}
    </>
  );
}
