import { Link, useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { Agent } from '#api/generated/model/agent.ts';
import type { GuestBot } from '#api/generated/model/guestBot.ts';
import { withVisibleMarks } from '#lib/direction-marks.ts';
import {
  pageClass,
  pageHeadClass,
  RestoredDraft,
  SaveBar,
  useArrival,
  useLeaving,
  useSaveKey,
} from '#objects/index.ts';
import { Button, Grid, Heading, Inline, Stack, Text, textLinkClass } from '#ui/index.ts';
import { stateOf, stateWords } from '../model/bot-state.ts';
import { BotFields } from './BotFields.tsx';
import { BotLink, botAddress } from './BotLink.tsx';
import { BotUsage } from './BotUsage.tsx';
import { address, form as formClass } from './bots.css.ts';
import { LinksPanel } from './LinksPanel.tsx';
import { StateBadge } from './StateBadge.tsx';
import { useBotChanges } from './useBotChanges.ts';
import { useBotForm } from './useBotForm.ts';

interface BotEditorProps {
  agent: Pick<Agent, 'uuid' | 'name' | 'hidden' | 'files'>;
  /** The chat-bot as it was read; null for a new one. */
  bot: GuestBot | null;
  /** Whether it was opened from another place of this page. */
  isArrival: boolean;
  /** Called with a new chat-bot after its first save. */
  onMade: (uuid: string) => void;
}

/** The day in Moscow, ISO; the days of chat-bots count there. */
const moscowToday = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(new Date());

/** A chat-bot for guests: its settings, and beside them its links and its numbers. */
export function BotEditor({ agent, bot, isArrival, onMade }: BotEditorProps) {
  useArrival(isArrival);
  const navigate = useNavigate();
  const changes = useBotChanges(agent.uuid);
  const edited = useBotForm(agent.uuid, bot, onMade);
  const { form, restored } = edited;
  const question = useLeaving({
    isChanged: edited.isChanged,
    onSave: form.submit,
    onForget: edited.forget,
    lost: undefined,
  });
  useSaveKey(form.submit);
  const list = { to: '/lab/agent-bots', search: { agent: agent.uuid } } as const;
  const remove = async (): Promise<void> => {
    if (!bot) return;
    edited.forget();
    // Away first: without the chat-bot its page is missing.
    await navigate({ ...list, replace: true, ignoreBlocker: true });
    await changes.remove(bot);
  };
  return (
    <div className={pageClass}>
      <div className={pageHeadClass}>
        <Stack gap={2}>
          <span>
            <Link {...list} activeOptions={{ exact: true }} className={textLinkClass}>
              Чат-боты агента «{withVisibleMarks(agent.name)}»
            </Link>
          </span>
          <Heading level={1} size="xxl">
            {bot ? withVisibleMarks(bot.name) : 'Новый чат\u2011бот для\u00a0гостей'}
          </Heading>
          {bot && <State bot={bot} isAgentArchived={agent.hidden} />}
        </Stack>
        {bot && (
          <Button icon={<Trash2 />} onPress={() => void remove()}>
            Удалить
          </Button>
        )}
      </div>
      {restored && <RestoredDraft date={restored.date} onDiscard={edited.discard} />}
      <Grid columns="minmax(0, 1fr) minmax(0, 1fr)" from="md" gap={10} align="start">
        <form {...form.formProps} className={formClass} aria-label="Настройки чат-бота">
          <BotFields
            form={form}
            hasFiles={(agent.files ?? []).length > 0}
            today={bot?.usage.days.at(-1)?.day ?? moscowToday()}
          />
          <SaveBar edited={edited} />
        </form>
        <Stack gap={10}>{bot ? <Saved bot={bot} /> : <NotSaved />}</Stack>
      </Grid>
      {question}
    </div>
  );
}

function State({ bot, isAgentArchived }: { bot: GuestBot; isAgentArchived: boolean }) {
  const state = stateOf(bot, isAgentArchived);
  return (
    <Inline wrap>
      <StateBadge state={state} />
      <Text size="sm" tone="muted">
        {stateWords[state][1]}
      </Text>
    </Inline>
  );
}

/** What only a chat-bot that is saved has. */
function Saved({ bot }: { bot: GuestBot }) {
  const linkId = useId();
  return (
    <>
      <Stack as="section" gap={3}>
        <Heading id={linkId} level={2} size="lg">
          Ссылка на&nbsp;чат-бот
        </Heading>
        <span className={address}>{botAddress(bot.chatName)}</span>
        <BotLink chatName={bot.chatName} nameId={linkId} />
      </Stack>
      <LinksPanel bot={bot} />
      <BotUsage usage={bot.usage} />
    </>
  );
}

const NotSaved = () => (
  <Stack as="section" gap={3}>
    <Heading level={2} size="lg">
      Что дальше
    </Heading>
    <Text>После сохранения здесь появятся ссылка для&nbsp;гостей, личные ссылки и&nbsp;статистика.</Text>
    <Text tone="muted">
      Гости видят название, приветствие и&nbsp;примеры запросов. Инструкции и&nbsp;файлов они не&nbsp;видят,
      функции, которые меняют данные, для&nbsp;них выключены. Вы&nbsp;видите, сколько гости пишут,
      но&nbsp;не&nbsp;что.
    </Text>
  </Stack>
);
