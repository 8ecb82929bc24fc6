import { Archive, CircleCheck, CircleSlash, Clock, Gauge } from 'lucide-react';
import { Badge, type BadgeProps } from '#ui/index.ts';
import { type BotState, stateWords } from '../model/bot-state.ts';

const looks: Record<BotState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  on: { tone: 'positive', icon: <CircleCheck /> },
  off: { tone: 'neutral', icon: <CircleSlash /> },
  over: { tone: 'warning', icon: <Clock /> },
  full: { tone: 'warning', icon: <Gauge /> },
  archived: { tone: 'neutral', icon: <Archive /> },
};

/** Whether guests may write to a chat-bot now. */
export const StateBadge = ({ state }: { state: BotState }) => (
  <Badge {...looks[state]}>{stateWords[state][0]}</Badge>
);
