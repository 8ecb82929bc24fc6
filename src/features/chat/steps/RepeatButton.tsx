import { type ReactNode, useEffect, useState } from 'react';
import { countDown } from '#lib/countdown.ts';
import { Button } from '#ui/index.ts';
import { stepLabels } from '../model/ending.ts';

interface RepeatButtonProps {
  /** What failed, the same object as long as it is shown: the wait goes on where it is shown again. */
  failure: object;
  /** Seconds after which it makes sense to repeat it. @default at once */
  retryAfter?: number | undefined;
  onPress: () => void;
}

/** When each failure may be repeated, ms since 1970. */
const ends = new WeakMap<object, number>();

/** Whole seconds until a failure may be repeated. */
function useWait(failure: object, retryAfter: number | undefined): number {
  const [left, setLeft] = useState(retryAfter ?? 0);
  useEffect(() => {
    if (!retryAfter) return undefined;
    const until = ends.get(failure) ?? Date.now() + retryAfter * 1000;
    ends.set(failure, until);
    return countDown(until, { onTick: setLeft });
  }, [failure, retryAfter]);
  return retryAfter ? left : 0;
}

/** «18 с», «2 мин», «24 ч». */
function shortTime(seconds: number): string {
  if (seconds < 60) return `${seconds}\u00a0с`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes}\u00a0мин` : `${Math.ceil(minutes / 60)}\u00a0ч`;
}

/** «Повторить»; as long as it makes no sense yet, it counts down to the time when it does (ERR-12). */
export function RepeatButton({ failure, retryAfter, onPress }: RepeatButtonProps): ReactNode {
  const left = useWait(failure, retryAfter);
  return (
    <Button size="sm" isDisabled={left > 0} onPress={onPress}>
      {left > 0 ? `${stepLabels.repeat} через ${shortTime(left)}` : stepLabels.repeat}
    </Button>
  );
}
