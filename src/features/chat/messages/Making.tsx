import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import { type ReactNode, use, useEffect, useState } from 'react';
import { useStore } from '#lib/store.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { Button, Icon, ProgressBar, Skeleton, VisuallyHidden } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Message, Progress } from '../model/chat.ts';
import { requestOfAnswer } from '../results/asked.ts';
import { DrawnWave } from '../results/audio/DrawnWave.tsx';
import { ResultContext } from '../results/result-view.ts';
import { cancel, card, facts, frames, stage as stageClass, stages, wave } from './Making.css.ts';
import {
  elapsedText,
  estimateOf,
  framesOf,
  nextRemaining,
  type Remaining,
  remainingText,
  type Stage,
  stagesOf,
} from './work.ts';

const marks = { done: <CircleCheck />, now: <CircleDot />, next: <Circle /> };
const states: Record<Stage['state'], string> = { done: 'готово', now: 'сейчас', next: 'дальше' };

interface MakingProps {
  message: Message;
  /** Shown while nothing is known yet. */
  waiting: ReactNode;
}

/** An answer before its first word: the place of what is being made, and how far a long job is (services-in-chat.md §3). */
export default function Making({ message, waiting }: MakingProps): ReactNode {
  const context = use(ResultContext);
  if (!context) return waiting;
  const { conversation, service } = context;
  const hasResults = message.results !== undefined && message.results.length > 0;
  return (
    <>
      {!hasResults && service.kind === 'image' && <Frames conversation={conversation} message={message} />}
      {!hasResults && (service.kind === 'speech' || service.kind === 'audio') && (
        <div className={wave}>
          <DrawnWave />
        </div>
      )}
      <Work conversation={conversation} message={message} waiting={hasResults ? null : waiting} />
    </>
  );
}

/** The frames of the pictures, as large as the pictures will be. */
function Frames({ conversation, message }: Pick<WorkProps, 'conversation' | 'message'>) {
  const settings = useStore(
    conversation.state,
    ({ messages }) => requestOfAnswer(messages, message)?.settings,
  );
  const { ratio, count } = framesOf(settings);
  const width = count > 1 ? '100%' : `${512 * Math.min(1, ratio)}px`;
  return (
    <div className={frames} data-several={count > 1 || undefined} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((place) => (
        <div key={place} style={{ aspectRatio: String(ratio), width, maxWidth: '100%' }}>
          <Skeleton shape="block" height="100%" />
        </div>
      ))}
    </div>
  );
}

interface WorkProps extends MakingProps {
  conversation: Conversation;
}

function Work({ conversation, message, waiting }: WorkProps): ReactNode {
  const progress = useStore(conversation.state, (state) => state.progress);
  if (!progress) return waiting;
  return <WorkCard progress={progress} since={message.date} onCancel={() => void conversation.stop()} />;
}

/** Longest time that a job can have run, ms. A greater difference comes from a wrong clock. */
const LONGEST_MS = 24 * 3_600_000;

/** The time at which a job began, ms. It is the current time if the gateway's is in the future or too long ago. */
function beginningOf(date: string): number {
  const at = parseTimestamp(date)?.getTime() ?? Date.now();
  const age = Date.now() - at;
  return age >= 0 && age < LONGEST_MS ? at : Date.now();
}

interface WorkCardProps {
  progress: Progress;
  /** Date of the answer. */
  since: string;
  onCancel: () => void;
}

/** The card of a long job: its stages, the share that is done, the time, the place in the queue and «Отменить». */
export function WorkCard({ progress, since, onCancel }: WorkCardProps) {
  const [beginning] = useState(() => beginningOf(since));
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const elapsed = Math.max(0, Math.floor((now - beginning) / 1000));

  const { stage, stageIndex = 0, percent, queuePosition } = progress;
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const isQueued = queuePosition !== undefined;
  if (!isQueued && names.get(stageIndex) !== stage) setNames(new Map(names).set(stageIndex, stage));

  // Estimated when something has changed, and counted down in between.
  const [shown, setShown] = useState<{ progress: Progress; at: number; remaining: Remaining } | null>(null);
  const left = (at: typeof shown): number => (at ? Math.max(0, at.remaining.seconds - (elapsed - at.at)) : 0);
  const estimate = isQueued || shown?.progress === progress ? null : estimateOf(progress, elapsed);
  if (estimate !== null) {
    const before = shown && { ...shown.remaining, seconds: left(shown) };
    setShown({ progress, at: elapsed, remaining: nextRemaining(before, estimate) });
  }

  const list = stagesOf(progress, names);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={card} role="group" aria-label="Ход работы">
      {!isQueued && list.length > 1 && (
        <ol className={stages}>
          {list.map(({ state, name, number }) => (
            <li
              key={number}
              className={stageClass}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <Icon size="sm">{marks[state]}</Icon>
              {name}
              <VisuallyHidden>, {states[state]}</VisuallyHidden>
            </li>
          ))}
        </ol>
      )}
      <ProgressBar
        label={isQueued ? `В\u00a0очереди, перед вами ${queuePosition}` : list.length > 1 ? 'Готово' : stage}
        value={percent}
      />
      <div className={facts}>
        <span>{elapsedText(elapsed)}</span>
        {!isQueued && shown && <span>{remainingText(left(shown))}</span>}
        <span className={cancel}>
          <Button size="sm" onPress={onCancel}>
            Отменить
          </Button>
        </span>
      </div>
    </div>
  );
}
