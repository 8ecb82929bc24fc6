/**
 * What a person and a run do with a presentation, as one pure state (presentations.md §5): events of the run, the plan that
 * the person edits meanwhile, and the answers of the gateway.
 */
import { isSame } from '#forms/index.ts';
import {
  type AnySlide,
  type Deck,
  isLater,
  type OutlineItem,
  type PictureBlock,
  type Slide,
  type Status,
} from '../../model/deck.ts';
import { mergeOutline, ownPlan } from './outline.ts';
import type { RunEvent } from './run-event.ts';

export interface Run {
  id: string;
  stage: 'outline' | 'slides';
  /** Items or slides that it makes, splits not counted. */
  total: number;
  /** Ids of the outline items that are done: the item or its slide was made or has failed. */
  done: ReadonlySet<string>;
  /** How it ended; null while it runs. */
  end: 'complete' | 'partial' | 'stopped' | 'failed' | null;
  /** Why it failed. */
  error: string | null;
}

export interface DeckWork {
  /** The last state of the presentation that the gateway sent. */
  deck: Deck;
  /** The plan as the person sees it, with changes that are not saved yet; that of `deck` itself without any. */
  outline: readonly OutlineItem[];
  run: Run | null;
  /** Id of the run's last event, for resuming its stream. */
  lastEventId: string | null;
  /** Why slides could not be made, by outline item (PRES-07). */
  failed: Readonly<Record<string, string>>;
  /** Items whose slide is older than the item. */
  changed: ReadonlySet<string>;
  /** True when the gateway has changes that no event contained: the presentation must be read again. */
  isStale: boolean;
  /** Version at the last reading: events up to it are in the deck already. */
  readVersion: number;
  /** Events whose version does not follow the known one. Their content is shown; their versions count after the next reading. */
  ahead: readonly RunEvent[];
}

export type WorkAction =
  | { type: 'event'; event: RunEvent }
  /** The presentation was read; `isOver` when no stream reports its run any more. */
  | { type: 'read'; deck: Deck; isOver?: boolean }
  /** The person changed the plan. */
  | { type: 'plan'; outline: readonly OutlineItem[] }
  /** A change was saved: what was known and what was sent. */
  | { type: 'saved'; version: number; base: readonly OutlineItem[]; sent: Partial<Deck> }
  /** The person starts a run. */
  | { type: 'asked'; outlineIds: readonly string[] };

export const workOn = (deck: Deck, changed: readonly string[] = []): DeckWork => ({
  deck,
  outline: deck.outline,
  run: null,
  lastEventId: null,
  failed: {},
  changed: new Set(changed),
  isStale: false,
  readVersion: deck.version,
  ahead: [],
});

/** True for an event that was applied before: ids are decimal and grow within a run (PRES-03). */
function isRepeated({ id }: RunEvent, last: string | null): boolean {
  if (last === null || !/^\d+$/.test(id) || !/^\d+$/.test(last)) return false;
  return BigInt(id) <= BigInt(last);
}

const withDone = (run: Run | null, id: string): Run | null =>
  run && { ...run, done: new Set([...run.done, id]) };

const without = <Value>(values: Readonly<Record<string, Value>>, ids: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([id]) => !ids.includes(id)));

/** A slide that this portal knows wholly. */
const isKnown = (slide: AnySlide): slide is Slide => !isLater(slide);

const outlineIdOf = (slide: AnySlide): string | null => (isKnown(slide) ? slide.outlineId : null);

/** Puts a slide in at an index and removes the one with its id. The first slide of an item replaces all older ones of that item. */
function withSlide(
  slides: readonly AnySlide[],
  slide: AnySlide,
  index: number,
  isFirst: boolean,
): AnySlide[] {
  const outlineId = outlineIdOf(slide);
  const others = slides.filter(
    (one) => one.id !== slide.id && !(isFirst && outlineId !== null && outlineIdOf(one) === outlineId),
  );
  return others.toSpliced(Math.min(index, others.length), 0, slide);
}

function withPicture(slide: Slide, idFile: string, alt: string): Slide {
  const block: PictureBlock = { kind: 'picture', idFile, alt, isDecorative: false, fit: 'contain' };
  const place = slide.slots.find(({ name }) => name === 'picture');
  const own = place?.block.kind === 'picture' ? { ...place.block, idFile, alt } : block;
  return {
    ...slide,
    slots: place
      ? slide.slots.map((slot) => (slot === place ? { ...slot, block: own } : slot))
      : [...slide.slots, { name: 'picture', block }],
  };
}

/** Adds the item, slide or picture of an event to the presentation. */
function withContent(work: DeckWork, event: RunEvent): DeckWork {
  const { deck } = work;
  switch (event.type) {
    case 'outlineItem': {
      const others = deck.outline.filter(({ id }) => id !== event.item.id);
      const outline = others.toSpliced(Math.min(event.index, others.length), 0, event.item);
      return { ...work, deck: { ...deck, outline }, outline: ownPlan(deck.outline, work.outline, outline) };
    }
    case 'slide': {
      const id = outlineIdOf(event.slide);
      const isFirst = id !== null && !work.run?.done.has(id);
      return {
        ...work,
        deck: { ...deck, slides: withSlide(deck.slides, event.slide, event.index, isFirst) },
      };
    }
    case 'picture':
      return {
        ...work,
        deck: {
          ...deck,
          slides: deck.slides.map((slide) =>
            slide.id === event.slideId && isKnown(slide)
              ? withPicture(slide, event.idFile, event.alt)
              : slide,
          ),
        },
      };
    default:
      return work;
  }
}

/** Applies an event with a version, unless the presentation was read at that version or a later one. */
function withVersion(work: DeckWork, event: RunEvent & { version: number }): DeckWork {
  if (event.version <= work.readVersion) return work;
  const next = withContent(work, event);
  const { deck } = next;
  if (event.version > deck.version + 1) return { ...next, ahead: [...next.ahead, event], isStale: true };
  return { ...next, deck: { ...deck, version: Math.max(deck.version, event.version) } };
}

/** Marks the outline item of an event as done. */
function withCount(work: DeckWork, event: RunEvent): DeckWork {
  if (event.type === 'outlineItem') return { ...work, run: withDone(work.run, event.item.id) };
  const id = event.type === 'slide' ? outlineIdOf(event.slide) : null;
  if (id === null) return work;
  const counted = { ...work, run: withDone(work.run, id), failed: without(work.failed, [id]) };
  if (!work.changed.has(id)) return counted;
  return { ...counted, changed: new Set([...work.changed].filter((one) => one !== id)) };
}

const endedStatus = { complete: 'ready', partial: 'failed', stopped: 'stopped' } as const;

function applyEvent(work: DeckWork, event: RunEvent): DeckWork {
  const { deck, run } = work;
  if (event.type === 'started') {
    const status = event.stage === 'outline' ? 'outlining' : 'generating';
    const isKnown = run?.id === event.runId;
    // A repeated first event of the known run changes nothing.
    if (isKnown && isRepeated(event, work.lastEventId)) return work;
    const begun: Run = {
      id: event.runId,
      stage: event.stage,
      total: event.total,
      done: new Set<string>(),
      end: null,
      error: null,
    };
    const here: DeckWork = { ...work, lastEventId: event.id, run: begun, deck: { ...deck, status } };
    // A new plan replaces the present one.
    const isAnew = event.stage === 'outline' && event.version > work.readVersion;
    const outline: OutlineItem[] = [];
    return withVersion(isAnew ? { ...here, deck: { ...here.deck, outline }, outline } : here, event);
  }
  if (isRepeated(event, work.lastEventId)) return work;
  const here = { ...work, lastEventId: event.id };
  switch (event.type) {
    case 'progress':
      return here;
    case 'slideFailed':
      return {
        ...here,
        run: withDone(run, event.outlineId),
        failed: { ...work.failed, [event.outlineId]: event.error.message },
      };
    case 'finished': {
      const status =
        run?.stage === 'outline' && event.status !== 'stopped' ? 'draft' : endedStatus[event.status];
      const ended = withVersion(here, event);
      return {
        ...ended,
        run: run && { ...run, end: event.status },
        deck: { ...ended.deck, status },
        // An event may have been lost, so the presentation is read again.
        isStale: true,
      };
    }
    case 'failed':
      return {
        ...here,
        run: run && { ...run, end: 'failed', error: event.error.message },
        deck: { ...deck, status: 'failed' },
        isStale: true,
      };
    default:
      return withCount(withVersion(here, event), event);
  }
}

const isRunning = (status: Status): boolean => status === 'outlining' || status === 'generating';

/** How a run ended, by the presentation's status: for a run whose last events were lost. */
const endOf = (status: Status): Run['end'] =>
  isRunning(status) ? null : status === 'stopped' || status === 'failed' ? status : 'complete';

/** Replaces the known presentation by the one that was read; the person's unsaved changes of the plan stay. */
function withRead(work: DeckWork, deck: Deck, isOver: boolean): DeckWork {
  // Answers may arrive in another order than they were sent.
  if (deck.version < work.readVersion) return work;
  const { run } = work;
  const isLed = run?.end === null && !isOver;
  const read: DeckWork = {
    ...work,
    // The answer may be from before the run began: while a stream reports the run, its events set the status.
    deck: isLed ? { ...deck, status: work.deck.status } : deck,
    run: run?.end === null && isOver ? { ...run, end: endOf(deck.status) } : run,
    outline: ownPlan(work.deck.outline, work.outline, deck.outline),
    readVersion: deck.version,
    isStale: false,
    ahead: [],
  };
  return work.ahead.reduce((now, event) => ('version' in event ? withVersion(now, event) : now), read);
}

function withSaved(
  work: DeckWork,
  { version, base, sent }: Extract<WorkAction, { type: 'saved' }>,
): DeckWork {
  const { deck } = work;
  const outline = sent.outline ? mergeOutline(base, sent.outline, deck.outline) : deck.outline;
  const saved = {
    ...work,
    deck: { ...deck, ...sent, outline, version: Math.max(deck.version, version) },
    outline: isSame(work.outline, outline) ? outline : work.outline,
  };
  // Events may have been waiting for this version.
  return { ...saved, ...work.ahead.reduce(stillAhead, { deck: saved.deck, ahead: [] }) };
}

/** Takes over the version of an event that follows directly; other events keep waiting. */
function stillAhead(
  now: { deck: Deck; ahead: readonly RunEvent[] },
  event: RunEvent,
): { deck: Deck; ahead: readonly RunEvent[] } {
  if (!('version' in event)) return now;
  return event.version <= now.deck.version + 1
    ? { ...now, deck: { ...now.deck, version: Math.max(now.deck.version, event.version) } }
    : { ...now, ahead: [...now.ahead, event] };
}

/** The items whose title, theses or layout differ. */
function changedIds(before: readonly OutlineItem[], after: readonly OutlineItem[]): string[] {
  const known = new Map(before.map((item) => [item.id, item]));
  return after.filter((item) => known.has(item.id) && known.get(item.id) !== item).map(({ id }) => id);
}

export function reduceWork(work: DeckWork, action: WorkAction): DeckWork {
  switch (action.type) {
    case 'event':
      return applyEvent(work, action.event);
    case 'read':
      return withRead(work, action.deck, action.isOver ?? false);
    case 'saved':
      return withSaved(work, action);
    case 'plan':
      return {
        ...work,
        outline: isSame(action.outline, work.deck.outline) ? work.deck.outline : action.outline,
        changed: new Set([...work.changed, ...changedIds(work.outline, action.outline)]),
      };
    case 'asked':
      return { ...work, run: null, lastEventId: null, failed: without(work.failed, action.outlineIds) };
  }
}

/** True while a run is on, as far as it is known here. */
export const isRunOn = ({ run, deck }: DeckWork): boolean =>
  run ? run.end === null : isRunning(deck.status);

/** The slides of an outline item, in their order; several when one had to be split. */
export const slidesOf = ({ deck }: Pick<DeckWork, 'deck'>, outlineId: string): AnySlide[] =>
  deck.slides.filter((slide) => outlineIdOf(slide) === outlineId);

/** The items that a run has to make: those without a slide and those that were changed since (PRES-04). */
export const itemsToMake = (work: DeckWork): string[] =>
  work.outline
    .filter(({ id }) => work.changed.has(id) || slidesOf(work, id).length === 0)
    .map(({ id }) => id);

/** The items whose slides a person has edited. The person is asked before these are overwritten (PRES-06). */
export const editedAmong = (work: DeckWork, outlineIds: readonly string[]): string[] =>
  outlineIds.filter((id) => slidesOf(work, id).some((slide) => isKnown(slide) && slide.isEdited));
