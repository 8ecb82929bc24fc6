/** Runs without an upstream: plans and slides one after another, with the words that let them fail (presentations.md §9). */
import { setTimeout as sleep } from 'node:timers/promises';
import { madeFile } from '#mocks/domain/model/model.ts';
import { composedSlide, proposedAlt } from '#mocks/domain/presentations/compose.ts';
import { plannedItems } from '#mocks/domain/presentations/outline.ts';
import { textsFor } from '#mocks/domain/presentations/patterns.ts';
import {
  type DeckRehearsal,
  MAX_RUN_PICTURES,
  type Piece,
  type Rehearsal,
} from '#mocks/domain/presentations/run.ts';
import { hasPicture } from '#mocks/domain/presentations/slide.ts';
import { promptPicture } from '#mocks/rehearsal/makers/picture.ts';
import { fold } from '#mocks/rehearsal/makers/rehearsal-texts.ts';
import type { KnownSlide, OutlineItem } from '#mocks/store/database.ts';
import { rehearsedTexts } from './rewrite-texts.ts';

/** How much longer the pauses are with «медленно». */
const SLOW = 10;
/** The item whose slide fails with «ошибка», from 0. */
const FAILING = 2;
const PICTURE = { width: 1120, height: 960 } as const;

const newId = (): string => crypto.randomUUID().slice(0, 8);

/** Waits before the next item, and drops the connections halfway with «оборви». */
async function* paced({ brief, pause, signal }: Rehearsal, at: number, total: number): AsyncGenerator<Piece> {
  const topic = fold(brief.topic);
  await sleep(topic.includes('медленно') ? pause * SLOW : pause, undefined, { signal }).catch(
    () => undefined,
  );
  if (topic.includes('оборви') && at === Math.floor(total / 2)) yield { type: 'drop' };
}

/** The plan, item by item. */
async function* rehearsedOutline(rehearsal: Rehearsal): AsyncGenerator<Piece> {
  const items = plannedItems(rehearsal.brief, rehearsal.materials, newId);
  for (const [at, item] of items.entries()) {
    yield* paced(rehearsal, at, items.length);
    if (rehearsal.signal.aborted) return;
    yield { type: 'outlineItem', item };
  }
}

/** The picture of a slide, as the image services of the stand-in draw it. */
function drawnPicture(item: OutlineItem, slideId: string, language: string): Piece {
  const alt = proposedAlt(item, textsFor(language));
  const bytes = promptPicture(alt, PICTURE.width, PICTURE.height, 0);
  return { type: 'picture', slideId, alt, file: madeFile('Картинка к слайду (репетиция).png', bytes) };
}

/** The slides of these items, one after another. */
async function* rehearsedSlides(
  rehearsal: Rehearsal,
  items: readonly OutlineItem[],
  failingId: string | undefined,
): AsyncGenerator<Piece> {
  const { brief, materials, signal } = rehearsal;
  const fails = items.length > 1 && fold(brief.topic).includes('ошибка');
  let pictures = 0;
  for (const [at, item] of items.entries()) {
    yield { type: 'progress', stage: `Слайд ${at + 1} из ${items.length}` };
    yield* paced(rehearsal, at, items.length);
    if (signal.aborted) return;
    if (fails && item.id === failingId) {
      yield { type: 'slideFailed', outlineId: item.id };
      continue;
    }
    const slide = timed(composedSlide(item, newId(), materials, textsFor(brief.language)), brief);
    yield { type: 'slide', slide, item };
    if (brief.pictures !== 'draw' || !hasPicture(item.layout) || pictures >= MAX_RUN_PICTURES) continue;
    pictures += 1;
    yield drawnPicture(item, slide.id, brief.language);
  }
}

/** Adds the time for a slide to its notes, if the brief has a length of the talk. */
function timed(slide: KnownSlide, { minutes, slideCount, language }: Rehearsal['brief']): KnownSlide {
  if (!minutes) return slide;
  const seconds = Math.round((minutes * 60) / slideCount);
  return { ...slide, notes: `${slide.notes} ${textsFor(language).seconds(seconds)}` };
}

/** The item whose slide fails with «ошибка»: the third of the plan. */
const failingIn = (outline: readonly OutlineItem[]): string | undefined => outline[FAILING]?.id;

export const deckRehearsal: DeckRehearsal = {
  outline: rehearsedOutline,
  texts: rehearsedTexts,
  slides: (rehearsal, items, outline) => rehearsedSlides(rehearsal, items, failingIn(outline)),
  picture: drawnPicture,
};
