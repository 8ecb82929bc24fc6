import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Change } from '#lib/change-words.ts';
import { Icon, Skeleton, Text } from '#ui/index.ts';
import { changes, figures, waiting } from './KeyFigures.css.ts';

export interface KeyFigure {
  title: string;
  value: string;
  /** Since an earlier period; absent without a comparison. */
  change?: Change | undefined;
  /** Which direction is good. @default neither */
  good?: 'more' | 'less';
}

/** Good, bad or neither. */
function toneOf({ direction }: Change, good: KeyFigure['good']): keyof typeof changes {
  if (!good || (direction !== 'more' && direction !== 'less')) return 'neutral';
  return direction === good ? 'good' : 'bad';
}

/** A change with an arrow for its direction; its colour says whether that is good. */
export const ChangeText = ({ change, good }: { change: Change | undefined; good?: KeyFigure['good'] }) =>
  change && (
    <span className={changes[toneOf(change, good)]}>
      {change.direction === 'more' || change.direction === 'less' ? (
        <Icon size="sm">{change.direction === 'more' ? <ArrowUp /> : <ArrowDown />}</Icon>
      ) : null}
      {change.text}
    </span>
  );

/** The numbers that matter, up to six beside each other. */
export const KeyFigures = ({ items, isBusy }: { items: readonly KeyFigure[]; isBusy?: boolean }) => (
  <ul className={figures} aria-label="Итоги" aria-busy={isBusy}>
    {items.map(({ title, value, change, good }) => (
      <li key={title}>
        <Text size="xs" tone="muted">
          {title}
        </Text>
        <Text size="lg" weight="semibold" tabular>
          {value}
        </Text>
        <ChangeText change={change} good={good} />
      </li>
    ))}
  </ul>
);

/** The place of the figures while they are loaded. */
export const WaitingFigures = () => (
  <div className={waiting}>
    <Skeleton shape="block" height="100%" />
  </div>
);
