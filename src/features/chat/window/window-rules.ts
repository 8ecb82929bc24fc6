import type { Message } from '../model/chat.ts';

/** Rows from `from` up to, but not including, `to`. */
export interface Range {
  from: number;
  to: number;
}

/** Rows that are not mounted and whose place an empty box takes. `height` in px. */
export interface Gap extends Range {
  height: number;
}

/** What is rendered: rows by their index, and gaps. */
export type Part = { row: number } | { gap: Gap };

/** Distance between two rows, px: the gap of the column. */
export const ROW_GAP_PX = 16;

/**
 * The rows that touch a part of the list; at least the nearest one if there are any.
 *
 * @param heights of all rows, px
 * @param top of the part, px from the beginning of the list
 * @param bottom of the part, px from the beginning of the list
 */
export function rowsWithin(heights: readonly number[], top: number, bottom: number): Range {
  let at = 0;
  let from = -1;
  let to = 0;
  for (const [index, height] of heights.entries()) {
    if (at > bottom && from >= 0) break;
    const end = at + height;
    if (end >= top || index === heights.length - 1) {
      if (from < 0) from = index;
      to = index + 1;
    }
    at = end + ROW_GAP_PX;
  }
  return { from: Math.max(0, from), to };
}

/** Where a row begins, px from the beginning of the list. */
export const topOf = (heights: readonly number[], row: number): number =>
  heights.slice(0, row).reduce((sum, height) => sum + height + ROW_GAP_PX, 0);

const includes = (outer: Range, inner: Range): boolean => outer.from <= inner.from && outer.to >= inner.to;

/**
 * The rows to mount next: those on the screen at once, the others one at a time on each side, so that no frame mounts
 * many. Rows far from the screen are unmounted.
 *
 * @param mounted now
 * @param heights of all rows, px
 * @param view the part of the list on the screen, px from its beginning
 */
export function nextMounted(
  mounted: Range,
  heights: readonly number[],
  view: { top: number; bottom: number },
): { range: Range; isComplete: boolean } {
  const screen = view.bottom - view.top;
  const around = (screens: number): Range =>
    rowsWithin(heights, view.top - screens * screen, view.bottom + screens * screen);
  const visible = around(0);
  const wanted = around(0.75);
  const limit = around(1.25);
  const isFar = mounted.to <= visible.from || mounted.from >= visible.to;
  let range = visible;
  if (!isFar) {
    const from = Math.min(visible.from, Math.max(mounted.from, limit.from));
    const to = Math.max(visible.to, Math.min(mounted.to, limit.to));
    const isGrowing = from === mounted.from && to === mounted.to;
    range = isGrowing
      ? {
          from: Math.max(from - 1, Math.min(from, wanted.from)),
          to: Math.min(to + 1, Math.max(to, wanted.to)),
        }
      : { from, to };
  }
  return { range, isComplete: includes(range, wanted) };
}

/**
 * The rows and gaps of a list, in order.
 *
 * @param range the mounted rows
 * @param pins further rows that stay mounted: with the focus, a selection or a sound
 */
export function partsOf(heights: readonly number[], range: Range, pins: readonly number[]): Part[] {
  const parts: Part[] = [];
  let gap: Gap | null = null;
  for (const [row, height] of heights.entries()) {
    if ((row >= range.from && row < range.to) || pins.includes(row)) {
      gap = null;
      parts.push({ row });
    } else if (gap) {
      gap.to = row + 1;
      gap.height += height + ROW_GAP_PX;
    } else {
      gap = { from: row, to: row + 1, height };
      parts.push({ gap });
    }
  }
  return parts;
}

/** Kinds of results that are texts. The log stays at their end while they grow. */
const textKinds = new Set<string>(['sources', 'translation']);

/** Id of the last message if it has a result that is seen from its beginning: a picture, a player, a table. */
export function resultAtEnd(messages: readonly Message[]): string | undefined {
  const last = messages.at(-1);
  return last?.results?.some(({ result }) => !textKinds.has(result.kind)) ? last.id : undefined;
}

/** Width of a line of an answer and its height: 90 characters, 24 px. */
const LINE_CHARACTERS = 90;
const LINE_HEIGHT_PX = 24;
/** Height of a message without its text: the padding and the buttons, px. */
const FRAME_HEIGHT_PX = 72;

/** The height of a message that was not measured yet, px. */
export function likelyHeight(text: string): number {
  let breaks = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) breaks += 1;
  return FRAME_HEIGHT_PX + LINE_HEIGHT_PX * (1 + breaks * 0.75 + Math.floor(text.length / LINE_CHARACTERS));
}
