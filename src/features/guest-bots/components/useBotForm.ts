import { useNavigate } from '@tanstack/react-router';
import {
  getGuestBotListQueryKey,
  guestBotAdd,
  guestBotChange,
  guestBotList,
} from '#api/generated/hooks/guest-bot/guest-bot.ts';
import type { GuestBot } from '#api/generated/model/guestBot.ts';
import type { GuestBotPage } from '#api/generated/model/guestBotPage.ts';
import { type ObjectFormKind, useObjectForm } from '#objects/index.ts';
import { openDialog } from '#platform/dialogs.ts';
import { botDraft } from '../model/bot-draft.ts';
import { type BotValues, botErrors, fieldsOf, valuesOf } from '../model/bot-values.ts';
import { BotConflict } from './BotConflict.tsx';

/** One page has all chat-bots of an agent. */
export const listSize = 100;

const botsOf = (agentId: string): ObjectFormKind<GuestBot, BotValues> => ({
  draftOf: botDraft,
  valuesOf,
  validate: botErrors,
  formFieldOf: (field) => field.replace(/^domains\b.*/u, 'domains'),
  missing: 'Чат\u2011бот удалён, или доступ к\u00a0агенту закрыт',
  add: (values, headers) => guestBotAdd({ ...fieldsOf(values), agentId }, { headers }),
  change: (base, values) => guestBotChange({ ...fieldsOf(values), ...base }),
  async read(uuid) {
    const { content } = await guestBotList({ agentId, size: listSize });
    return content.find((one) => one.uuid === uuid);
  },
  ask: (versions) => openDialog(BotConflict, { versions }, { isOfScreen: true }),
  onSaved(queryClient, bot) {
    const queryKey = getGuestBotListQueryKey({ agentId, size: listSize });
    queryClient.setQueryData<GuestBotPage>(queryKey, (page) => {
      if (!page) return page;
      const isListed = page.content.some(({ uuid }) => uuid === bot.uuid);
      const changed = page.content.map((one) => (one.uuid === bot.uuid ? bot : one));
      return { ...page, content: isListed ? changed : [bot, ...page.content] };
    });
    void queryClient.invalidateQueries({ queryKey });
  },
});

/**
 * The form of a chat-bot.
 *
 * @param bot the chat-bot as it was read; null for a new one
 * @param onMade called with a new chat-bot after its first save
 */
export function useBotForm(agentId: string, bot: GuestBot | null, onMade: (uuid: string) => void) {
  const navigate = useNavigate();
  return useObjectForm<GuestBot, BotValues>(botsOf(agentId), {
    saved: bot,
    initial: valuesOf(null),
    draftId: `new:${agentId}`,
    onSaved({ uuid }, _isNew, isFirst) {
      if (!isFirst) return;
      onMade(uuid);
      void navigate({
        to: '/lab/agent-bots',
        search: { agent: agentId, bot: uuid },
        replace: true,
        ignoreBlocker: true,
      });
    },
    onCopied: () => {},
  });
}

export type BotForm = ReturnType<typeof useBotForm>;
