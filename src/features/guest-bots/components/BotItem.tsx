import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { GuestBot } from '#api/generated/model/guestBot.ts';
import { withVisibleMarks } from '#lib/direction-marks.ts';
import { plural } from '#lib/text.ts';
import { cardClass, Heading, IconButton, Inline, Stack, Switch, Text, textLinkClass } from '#ui/index.ts';
import { dayInWords, stateOf, stateWords } from '../model/bot-state.ts';
import { entryLabels } from '../model/entries.ts';
import { BotLink } from './BotLink.tsx';
import { head } from './bots.css.ts';
import { StateBadge } from './StateBadge.tsx';
import type { useBotChanges } from './useBotChanges.ts';

interface BotItemProps {
  bot: GuestBot;
  isAgentArchived: boolean;
  changes: ReturnType<typeof useBotChanges>;
  /** Called with the card before it goes. */
  onLeaving: (card: Element) => void;
}

/** Who may enter, until when, and how much it is used. */
const factsOf = ({ entry, lastDay, dayLimit, usage }: GuestBot): string =>
  [
    entryLabels[entry] ?? entry,
    lastDay === null ? 'без срока' : `последний день\u00a0— ${dayInWords(lastDay)}`,
    `до\u00a0${plural(dayLimit, 'запроса', 'запросов', 'запросов')} в\u00a0день`,
    usage.messages === 0
      ? 'гости пока не\u00a0писали'
      : `за\u00a030\u00a0дней ${plural(usage.guests, 'гость', 'гостя', 'гостей')} и\u00a0${plural(usage.messages, 'запрос', 'запроса', 'запросов')}`,
  ].join(' · ');

/** A chat-bot in the list of its agent. */
export function BotItem({ bot, isAgentArchived, changes, onLeaving }: BotItemProps) {
  const { uuid, agentId, name, chatName } = bot;
  const nameId = useId();
  const state = stateOf(bot, isAgentArchived);
  const remove = (): void => {
    const card = document.getElementById(nameId)?.closest('li');
    if (card) onLeaving(card);
    void changes.remove(bot);
  };
  return (
    <li data-card={uuid} className={cardClass({})}>
      <Stack>
        <div className={head}>
          <Heading id={nameId} level={2} size="md">
            <Link to="/lab/agent-bots" search={{ agent: agentId, bot: uuid }} className={textLinkClass}>
              {withVisibleMarks(name)}
            </Link>
          </Heading>
          <StateBadge state={state} />
        </div>
        <Stack gap={1}>
          {state !== 'on' && <Text size="sm">{stateWords[state][1]}</Text>}
          <Text size="sm" tone="muted">
            {factsOf(bot)}
          </Text>
        </Stack>
        <div className={head}>
          <BotLink chatName={chatName} nameId={nameId} />
          <Inline gap={3}>
            <Switch
              aria-describedby={nameId}
              isSelected={changes.wanted(uuid) ?? bot.isOn}
              onChange={(isOn) => changes.switchTo(bot, isOn)}
            >
              Включён
            </Switch>
            <IconButton
              size="sm"
              label="Удалить"
              icon={<Trash2 />}
              aria-describedby={nameId}
              onPress={remove}
            />
          </Inline>
        </div>
      </Stack>
    </li>
  );
}
