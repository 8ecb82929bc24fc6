/** What a screen reader announces of an answer while it arrives (CHAT-15, PRE-19). */
import { appendBlocks, type BlocksState, emptyBlocks } from '#markdown/blocks.ts';
import { treeOf } from '#markdown/groups.ts';
import { spokenNotes, spokenText } from '#markdown/spoken.ts';

/** What of an answer was announced. */
export interface Announced {
  readonly blocks: BlocksState;
  /** All that was announced. */
  readonly text: string;
}

export const nothingAnnounced: Announced = { blocks: emptyBlocks, text: '' };

/** Numbers of characters by which a place in a text is found again. */
const placeLengths = [60, 30, 15, 8];

/** What follows the announced text. A definition that arrives later may change a text before its end by some characters. */
function after(announced: string, text: string): string {
  if (text.startsWith(announced)) return text.slice(announced.length);
  for (const length of placeLengths) {
    const place = announced.slice(-length);
    const found = text.lastIndexOf(place);
    if (found >= 0) return text.slice(found + place.length);
  }
  return text.slice(announced.length);
}

/** Longest announcement, characters: about ten minutes of speech. Browsers take seconds to lay out a line of a million. */
export const MAX_SPOKEN = 10_000;
/** Characters that are parsed at once, so that a very long answer does not block the page. */
const MAX_STEP = 16_000;

/**
 * The next piece of a growing answer: its finished blocks and sentences that were not announced yet.
 *
 * @param markdown the whole text so far
 * @param isWhole whether the answer has ended, so that all the rest is announced
 * @returns the piece, which may be empty, and the new state; of a very long piece the beginning, and where the rest is
 */
export function nextAnnouncement(
  before: Announced,
  markdown: string,
  isWhole: boolean,
): { announced: Announced; piece: string } {
  const read = markdown.slice(0, before.blocks.text.length + MAX_STEP);
  const isEnd = isWhole && read.length === markdown.length;
  const blocks = appendBlocks(before.blocks, read, !isEnd);
  const context = {
    links: new Map(blocks.blocks.flatMap(({ links }) => [...links])),
    notes: blocks.footnotes.map(({ definition }) => definition.identifier),
  };
  const body = spokenText(treeOf(blocks.blocks), context, !isEnd);
  const notes = isEnd ? spokenNotes(blocks.footnotes, context) : '';
  const text = notes ? `${body}\n${notes}` : body;
  const piece = after(before.text, text).trim();
  const isCut = piece.length > MAX_SPOKEN || isWhole !== isEnd;
  const beginning = `${piece.slice(0, MAX_SPOKEN)}… Продолжение — в\u00a0тексте ответа.`;
  return { announced: { blocks, text }, piece: isCut ? beginning : piece };
}
