/** Slides of other programs whose shapes are joined by lines keep everything at its place, as objects (PRES-93). */
import { hiddenTexts, overflowingObjects } from '../../model/check-objects.ts';
import { CANVAS, DECK_LIMITS, type SlideObject } from '../../model/deck.ts';
import { blockProblem } from '../../model/limits.ts';
import { isLine, isShape } from '../../model/object-boxes.ts';
import { missingHeight } from '../../model/object-edit.ts';
import { boundsOf, withinSlide } from '../../model/object-geometry.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { isWide } from '../sizes.ts';
import type { SourceItem, SourceSlide, SourceText } from '../source.ts';
import { asText, type Draft, inOneLine, slideOf } from './draft.ts';
import { objectOf } from './item-object.ts';
import { inReadingOrder } from './reading-order.ts';
import { guessedTitle } from './title.ts';
import { titlePieces } from './within-limits.ts';

/** How far from a shape a line that touches it may end, in shares of the slide. */
const touch = 0.01;

/** On a slide without a title place, a text above this share of the slide's height can be its title. */
const HEAD = 0.2;

/** The title of a drawing: the text in its place, or the largest free one above all others. */
function titleIn(items: readonly SourceItem[]): SourceText | undefined {
  const texts = inReadingOrder(items.filter((item): item is SourceText => item.kind === 'text'));
  const placed = texts.find(({ role }) => role === 'title');
  const guessed = guessedTitle(texts);
  const isAbove = guessed?.shape?.kind === 'text' && (guessed.area?.y ?? 1) < HEAD;
  return placed ?? (isAbove ? guessed : undefined);
}

/** Whether several pictures, not one behind all, stand with several texts that have no place of a layout. */
function isOfPictures(items: readonly SourceItem[]): boolean {
  const title = titleIn(items);
  const texts = items.filter((item) => item.kind === 'text' && item !== title);
  const pictures = items.filter(({ kind }) => kind === 'picture');
  return (
    pictures.length > 1 &&
    texts.length > 1 &&
    texts.every(({ role }) => role === 'other') &&
    !pictures.some(isWide)
  );
}

/** Whether a line joins two shapes with text. Either the file says so, or the line ends at the shapes, as some programs save it (PRES-100). */
function isJoined(items: readonly SourceItem[]): boolean {
  const texts = items.flatMap((item) =>
    item.kind === 'text' && item.shape ? [{ ...item.shape, area: item.area }] : [],
  );
  const at = ([x, y]: readonly [number, number]): string | undefined =>
    texts.find(
      ({ kind, area }) =>
        kind !== 'text' &&
        area &&
        Math.abs(x - area.x - area.w / 2) <= area.w / 2 + touch &&
        Math.abs(y - area.y - area.h / 2) <= area.h / 2 + touch,
    )?.id;
  return items.some((item) => {
    const line = item.kind === 'object' ? item.shape?.line : undefined;
    if (!line) return false;
    const [one, other] = line.joins.length > 0 ? line.joins : [at(line.from), at(line.to)];
    const has = (id: string | undefined): boolean => texts.some((text) => text.id === id);
    return one !== other && has(one) && has(other);
  });
}

/** The part of a slide that its title and its foot leave free, px. */
const ROOM = { x: 64, right: 1216, belowTitle: 144, top: 48, bottom: 656 } as const;

/** Objects moved together, and made smaller where they must be, so that they stand clear of title and foot. */
function inRoom(objects: readonly SlideObject[], hasTitle: boolean): SlideObject[] {
  const bounds = boundsOf(objects);
  if (!bounds) return [];
  const top = hasTitle ? ROOM.belowTitle : ROOM.top;
  const scale = Math.min(1, (ROOM.right - ROOM.x) / bounds.w, (ROOM.bottom - top) / bounds.h);
  const x = Math.max(ROOM.x, Math.min(bounds.x, ROOM.right - bounds.w * scale));
  const y = Math.max(top, Math.min(bounds.y, ROOM.bottom - bounds.h * scale));
  return objects.map((one) => {
    const area = {
      x: x + (one.x - bounds.x) * scale,
      y: y + (one.y - bounds.y) * scale,
      w: one.w * scale,
      h: one.h * scale,
    };
    return { ...one, ...withinSlide(area, one.kind) };
  });
}

/** Shapes under texts that cannot be read on them get the colour of surfaces, on which every text can. */
function withReadableTexts(draft: Draft, tokens: ThemeTokens): Draft | null {
  if (hiddenTexts(slideOf(draft, 'a'), tokens).size === 0) return draft;
  const eased = {
    ...draft,
    objects: draft.objects?.map(
      (one): SlideObject => (isShape(one) && !one.block ? { ...one, colour: 'surface' } : one),
    ),
  };
  return hiddenTexts(slideOf(eased, 'a'), tokens).size === 0 ? eased : null;
}

/** The words for shapes that are not kept. */
export const SHAPES_LOST = 'линии и\u00a0фигуры без\u00a0текста';

/** Whether a shape is a ground of the slide or of its title, which the portal draws in its own way. */
function isGround(item: SourceItem, titled: SourceText | undefined): boolean {
  if (item.kind !== 'object' || !item.area) return false;
  const { area } = item;
  const [x, y] = titled?.area
    ? [titled.area.x + titled.area.w / 2, titled.area.y + titled.area.h / 2]
    : [-1, -1];
  return isWide(item) || (x >= area.x && x <= area.x + area.w && y >= area.y && y <= area.y + area.h);
}

/**
 * The slide with its shapes, texts and pictures at their places, and what is lost, in words.
 *
 * @returns null for a slide without joined shapes and without several pictures among free texts, and for one of which
 *   something would be lost so: tables, charts, more than 20 objects, or texts that do not fit
 */
export function drawingDraft(
  { items: all, number }: SourceSlide,
  tokens: ThemeTokens,
): { draft: Draft; losses: string[] } | null {
  if (!isJoined(all) && (number === 1 || !isOfPictures(all))) return null;
  const titled = titleIn(all);
  const items = all.filter((item) => !isGround(item, titled));
  const { title, rest } = titlePieces(titled ? inOneLine(titled.paragraphs) : []);
  const others = items.filter((item) => item !== titled);
  const found = others.flatMap((item, at) => objectOf(item, `o${at + 1}`, tokens) ?? []);
  if (found.length < others.length || found.length > DECK_LIMITS.objects || rest.length > 0) return null;
  const objects = inRoom(found, title.length > 0).filter(({ kind, w, h }) => !isLine({ kind }) || w + h > 0);
  if (objects.some(({ block }) => block && blockProblem('body', block) !== undefined)) return null;
  const draft: Draft = {
    layout: 'bullets',
    blocks: title.length > 0 ? { title: asText([{ level: 0, list: 'none', runs: title }]) } : {},
    objects,
  };
  const full = overflowingObjects(slideOf(draft, 'a'), tokens);
  const grown = objects.map((one) => {
    if (!full.has(one.id) || one.kind !== 'text' || one.block?.kind !== 'text') return one;
    const more = missingHeight(one, one.block.paragraphs, tokens.font);
    return { ...one, h: Math.min(CANVAS.height - one.y, one.h + more) };
  });
  const drawn = { ...draft, objects: grown };
  if (overflowingObjects(slideOf(drawn, 'a'), tokens).size > 0) return null;
  const readable = withReadableTexts(drawn, tokens);
  return readable && { draft: readable, losses: items.length < all.length ? [SHAPES_LOST] : [] };
}
