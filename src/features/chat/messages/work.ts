/** What the card of a long job says (services-in-chat.md §3). */

import type { Message, Progress } from '../model/chat.ts';
import { clockText } from '../results/audio/time-text.ts';

/** The remaining time is estimated after this share and this time, if the gateway does not tell it. */
const LEAST_PERCENT = 20;
const LEAST_SECONDS = 10;

/** Seconds until the end: the gateway's, else by the share that is done; null while too little is known. */
export function estimateOf({ percent, etaSeconds }: Progress, elapsed: number): number | null {
  if (etaSeconds !== undefined) return etaSeconds;
  if (percent === null || percent < LEAST_PERCENT || elapsed < LEAST_SECONDS) return null;
  return Math.round((elapsed * (100 - percent)) / percent);
}

/** The rest that is shown, and whether it was greater than the one before. */
export interface Remaining {
  seconds: number;
  hasRisen: boolean;
}

/** The next remaining time to show. It may rise, but not two times in a row. */
export function nextRemaining(shown: Remaining | null, estimate: number): Remaining {
  if (!shown || estimate <= shown.seconds) return { seconds: estimate, hasRisen: false };
  return shown.hasRisen ? shown : { seconds: estimate, hasRisen: true };
}

/** «осталось около 2 мин» */
export const remainingText = (seconds: number): string =>
  seconds < 60 ? 'осталось меньше минуты' : `осталось около ${Math.round(seconds / 60)}\u00a0мин`;

export const elapsedText = (seconds: number): string => `прошло ${clockText(seconds)}`;

/** A step of a job in its order; the next ones, whose names are not known before they begin, are one. */
export interface Stage {
  /** Its place among the stages, from 0. */
  number: number;
  state: 'done' | 'now' | 'next';
  name: string;
}

const rules = new Intl.PluralRules('ru');
const stageForms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'этап', few: 'этапа' };

/**
 * The stages of a job.
 *
 * @param names of those that were seen, by their number
 */
export function stagesOf(
  { stage, stageIndex = 0, stageCount = 1 }: Progress,
  names: ReadonlyMap<number, string>,
): Stage[] {
  const done = Array.from(
    { length: stageIndex },
    (_, number): Stage => ({ number, state: 'done', name: names.get(number) ?? `Этап ${number + 1}` }),
  );
  const left = stageCount - stageIndex - 1;
  const next = `ещё ${left}\u00a0${stageForms[rules.select(left)] ?? 'этапов'}`;
  return [
    ...done,
    { number: stageIndex, state: 'now', name: stage },
    ...(left > 0 ? [{ number: stageIndex + 1, state: 'next', name: next } as const] : []),
  ];
}

/** Proportions and number of the pictures that a request asks for. */
export function framesOf(settings: Message['settings']): { ratio: number; count: number } {
  const { size, aspect, count = 1 } = settings ?? {};
  const [width, height] = (size ?? aspect ?? '1:1').split(/[x:]/).map(Number);
  return { ratio: width && height ? width / height : 1, count };
}
