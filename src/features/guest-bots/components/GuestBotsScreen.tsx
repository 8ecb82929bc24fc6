import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAgentRead } from '#api/generated/hooks/agent/agent.ts';
import { useGuestBotList } from '#api/generated/hooks/guest-bot/guest-bot.ts';
import { pageClass } from '#objects/index.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { buttonClass, EmptyState, Failure, NotFoundIllustration, Skeleton } from '#ui/index.ts';
import { BotEditor } from './BotEditor.tsx';
import { BotList } from './BotList.tsx';
import { listSize } from './useBotForm.ts';

/** The address of the page, read. */
export interface BotsPlace {
  /** Id of the agent; undefined where the address has none. */
  agentId: string | undefined;
  /** Id of the open chat-bot, `new` for one that is being made; without one the list is shown. */
  botId: string | undefined;
}

const meta = { inline: [404] };

interface Seen {
  botId: string | undefined;
  isArrival: boolean;
  /** Id of the chat-bot that was made in the form which is open. */
  made?: string;
}

/** `/lab/agent-bots`: the chat-bots for guests that were made from an agent, or one of them (LAB-04). */
export function GuestBotsScreen({ agentId, botId }: BotsPlace) {
  const [seen, setSeen] = useState<Seen>({ botId, isArrival: false });
  if (seen.botId !== botId)
    setSeen(botId !== undefined && botId === seen.made ? { ...seen, botId } : { botId, isArrival: true });
  const { isArrival, made } = seen;
  if (agentId === undefined) return <Missing />;
  // By its key each place reads again. A new chat-bot gets an address when it is saved; its form stays.
  const key = botId !== undefined && botId === made ? 'new' : (botId ?? 'list');
  const onMade = (uuid: string): void => setSeen((before) => ({ ...before, made: uuid }));
  return <Place key={key} agentId={agentId} botId={botId} isArrival={isArrival} onMade={onMade} />;
}

interface PlaceProps extends BotsPlace {
  agentId: string;
  isArrival: boolean;
  /** Called with a new chat-bot after its first save. */
  onMade: (uuid: string) => void;
}

function Place({ agentId, botId, isArrival, onMade }: PlaceProps) {
  // A form stays as it is: a newer version shows when it is saved.
  const query = { staleTime: 0, meta, refetchOnWindowFocus: botId === undefined };
  const agent = useAgentRead({ agentId }, { query });
  const bots = useGuestBotList({ agentId, size: listSize }, { query });
  const error = agent.error ?? bots.error;
  if (error && inlineText(error, meta) !== null) return <Missing />;
  if (error)
    return (
      <Failure
        level={1}
        title={'Не\u00a0удалось загрузить чат\u2011боты'}
        onRetry={() => {
          void agent.refetch();
          void bots.refetch();
        }}
      />
    );
  if (!agent.data || !bots.data) return <Loading />;
  const { content } = bots.data;
  if (botId === undefined) return <BotList agent={agent.data} bots={content} isArrival={isArrival} />;
  const bot = content.find(({ uuid }) => uuid === botId) ?? null;
  if (!bot && botId !== 'new') return <Missing agentId={agentId} />;
  return <BotEditor agent={agent.data} bot={bot} isArrival={isArrival} onMade={onMade} />;
}

function Loading() {
  return (
    <section aria-busy="true" aria-label="Чат-боты загружаются" className={pageClass}>
      <Skeleton shape="block" width="min(20rem, 100%)" height="2rem" />
      <Skeleton shape="block" height="16rem" />
    </section>
  );
}

/** Shown for an agent that may not be changed, or for a chat-bot that it does not have. */
const Missing = ({ agentId }: { agentId?: string }) => (
  <EmptyState
    level={1}
    illustration={<NotFoundIllustration />}
    title={
      agentId === undefined
        ? 'Агент не\u00a0найден или доступ к\u00a0нему закрыт'
        : 'Такого чат\u2011бота у\u00a0агента нет'
    }
    action={
      agentId === undefined ? (
        <Link to="/lab" className={buttonClass({ variant: 'primary' })}>
          В&nbsp;лабораторию
        </Link>
      ) : (
        <Link
          to="/lab/agent-bots"
          search={{ agent: agentId }}
          className={buttonClass({ variant: 'primary' })}
        >
          Все чат-боты агента
        </Link>
      )
    }
  />
);
