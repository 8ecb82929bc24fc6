import { Link } from '@tanstack/react-router';
import type { Agent } from '#api/generated/model/agent.ts';
import type { GuestBot } from '#api/generated/model/guestBot.ts';
import { bindWords } from '#lib/bind-words.ts';
import { withVisibleMarks } from '#lib/direction-marks.ts';
import { pageClass, pageHeadClass, useArrival } from '#objects/index.ts';
import {
  buttonClass,
  EmptyIllustration,
  EmptyState,
  Grid,
  Heading,
  Stack,
  Text,
  textLinkClass,
  useFocusAfterRemoval,
} from '#ui/index.ts';
import { BotItem } from './BotItem.tsx';
import { intro } from './bots.css.ts';
import { useBotChanges } from './useBotChanges.ts';

/** Chat-bots of one agent (guestBotAdd). */
const MAX_BOTS = 20;

interface BotListProps {
  agent: Pick<Agent, 'uuid' | 'name' | 'hidden'>;
  bots: readonly GuestBot[];
  /** Whether it was opened from one of the chat-bots. */
  isArrival: boolean;
}

/** The chat-bots for guests that were made from an agent. */
export function BotList({ agent, bots, isArrival }: BotListProps) {
  useArrival(isArrival);
  const changes = useBotChanges(agent.uuid);
  const onLeaving = useFocusAfterRemoval(
    (card) =>
      (card.nextElementSibling ?? card.previousElementSibling)?.querySelector('a') ??
      document.querySelector<HTMLElement>('main h1'),
  );
  const create = (
    <Link
      to="/lab/agent-bots"
      search={{ agent: agent.uuid, bot: 'new' }}
      className={buttonClass({ variant: 'primary' })}
    >
      Создать чат-бот для&nbsp;гостей
    </Link>
  );
  return (
    <div className={pageClass}>
      <div className={pageHeadClass}>
        <Stack gap={2}>
          <span>
            <Link to="/lab/agent/$idAgent" params={{ idAgent: agent.uuid }} className={textLinkClass}>
              {withVisibleMarks(agent.name)}
            </Link>
          </span>
          <Heading level={1} size="xxl">
            Чат-боты для&nbsp;гостей
          </Heading>
          <div className={intro}>
            <Text tone="muted">
              {bindWords(
                'Гость пишет агенту по ссылке, без учётной записи сотрудника. Инструкцию и файлы он не видит, а функции, которые меняют данные, для него выключены.',
              )}
            </Text>
          </div>
        </Stack>
        {bots.length > 0 && bots.length < MAX_BOTS && create}
      </div>
      {agent.hidden && (
        <Text>Агент в&nbsp;архиве: его чат-боты закрыты для&nbsp;гостей, пока вы не&nbsp;вернёте его.</Text>
      )}
      {bots.length >= MAX_BOTS && (
        <Text tone="muted">
          У&nbsp;агента уже {MAX_BOTS}&nbsp;чат-ботов. Удалите лишний, чтобы создать новый.
        </Text>
      )}
      {bots.length === 0 ? (
        <EmptyState
          illustration={<EmptyIllustration />}
          title="Здесь появятся чат-боты этого агента"
          text={bindWords('Дайте клиентам и партнёрам ссылку, и агент ответит им без вас.')}
          action={create}
        />
      ) : (
        <Grid aria-label={'Чат\u2011боты'} as="ul" minColumn="28rem" gap={3}>
          {bots.map((bot) => (
            <BotItem
              key={bot.uuid}
              isAgentArchived={agent.hidden}
              bot={bot}
              changes={changes}
              onLeaving={onLeaving}
            />
          ))}
        </Grid>
      )}
    </div>
  );
}
