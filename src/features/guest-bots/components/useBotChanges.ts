import {
  getGuestBotListQueryKey,
  useGuestBotChange,
  useGuestBotHide,
} from '#api/generated/hooks/guest-bot/guest-bot.ts';
import type { GuestBot } from '#api/generated/model/guestBot.ts';
import { useCardMutation } from '#objects/index.ts';
import { announce } from '#platform/announcer.ts';
import { toast } from '#ui/index.ts';
import { settingsOf } from '../model/bot-values.ts';

/** How long «Отменить» is offered, ms (lab.md §4). */
const undoTime = 8000;

const linkOf = (uuid: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`li[data-card="${CSS.escape(uuid)}"] a`);

/** What is done with a chat-bot outside of its form. */
export function useBotChanges(agentId: string) {
  const mutation = useCardMutation('guestBotChanges', [getGuestBotListQueryKey({ agentId })]);
  const changing = useGuestBotChange({ mutation });
  const hiding = useGuestBotHide({ mutation });
  const restore = ({ uuid, name }: GuestBot): void =>
    hiding.mutate(
      { data: { uuid, hidden: false } },
      { onSuccess: () => announce(`Чат\u2011бот «${name}» вернулся`) },
    );
  return {
    switchTo: (bot: GuestBot, isOn: boolean): void =>
      changing.mutate(
        { data: { ...settingsOf(bot), uuid: bot.uuid, version: bot.version, isOn } },
        { onSuccess: () => announce(`Чат\u2011бот «${bot.name}» ${isOn ? 'включён' : 'выключен'}`) },
      ),
    /** What a switch shows while its change is on its way. */
    wanted: (uuid: string): boolean | undefined =>
      changing.isPending && changing.variables.data.uuid === uuid ? changing.variables.data.isOn : undefined,
    /** Hides a chat-bot and offers the way back. Resolves to false when the gateway refused. */
    async remove(bot: GuestBot): Promise<boolean> {
      const isDone = await hiding.mutateAsync({ data: { uuid: bot.uuid, hidden: true } }).then(
        () => true,
        () => false,
      );
      if (!isDone) return false;
      toast.show({
        tone: 'positive',
        title: 'Чат\u2011бот удалён',
        text: bot.name,
        timeout: undoTime,
        action: { label: 'Отменить', onPress: () => restore(bot), restored: () => linkOf(bot.uuid) },
      });
      return true;
    },
  };
}
