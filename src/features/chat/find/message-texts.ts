import { cleanFileName } from '#lib/file-name.ts';
import { requestParts } from '#markdown/request-parts.ts';
import type { ChatResult, Message } from '../model/chat.ts';
import { isWindowed } from '../results/table/grid-window.ts';
import { shownCell } from '../results/table/table-model.ts';
import { BLOCK_END, foldText } from './fold.ts';
import { visibleTexts } from './visible-text.ts';

/** A part of a message that is searched. */
export interface MessageText {
  /** The result that has it; null for the message's own text. */
  resultId: string | null;
  /** Folded. */
  text: string;
  /** Whether it counts as one place, however often the words occur: its view shows only a part of it at a time. */
  isOnePlace: boolean;
}

/** Pairs of a translation that are shown at once. */
const SHOWN_PAIRS = 200;
const plainColumn = { title: '', type: 'text' } as const;

/** What a reader sees of a result, and whether all of it is shown at once. */
function textsOf(result: ChatResult): { texts: readonly (string | null | undefined)[]; isOnePlace: boolean } {
  switch (result.kind) {
    case 'transcript':
      return { texts: result.segments.map(({ text }) => text), isOnePlace: true };
    case 'table':
      return {
        texts: [
          result.title,
          ...result.columns.map(({ title }) => title),
          ...result.rows.flatMap((row) =>
            row.map((cell, column) => shownCell(cell, result.columns[column] ?? plainColumn)),
          ),
        ],
        isOnePlace: isWindowed(result.rowCount, result.columns.length),
      };
    case 'translation': {
      const pairs = result.pairs.slice(0, SHOWN_PAIRS);
      return { texts: pairs.flatMap(({ source, target }) => [source, target]), isOnePlace: false };
    }
    case 'recognition':
      return {
        texts: result.pages.flatMap(({ blocks }) => blocks.map(({ text }) => text)),
        isOnePlace: result.pages.length > 1,
      };
    case 'sources':
      return { texts: result.items.flatMap(({ title, quote }) => [title, quote]), isOnePlace: false };
    case 'file':
    case 'media':
      return { texts: [cleanFileName(result.name)], isOnePlace: false };
    case 'audio':
      return { texts: [cleanFileName(result.name ?? 'Запись')], isOnePlace: false };
    default:
      return { texts: [], isOnePlace: false };
  }
}

/** The message's own text, piece by piece, in the order of the screen. */
function* ownTexts({ role, content, reasoning, results, files }: Message): Generator<string> {
  if (role === 'user') {
    // Text and links make one text, which code interrupts.
    let text = '';
    for (const part of requestParts(content)) {
      if (part.type === 'code') {
        yield text;
        yield part.text;
        text = '';
      } else text += part.text;
    }
    yield text;
    yield* files.map(({ name }) => cleanFileName(name));
    return;
  }
  if (reasoning) yield reasoning;
  const isInResult = results?.some(({ result }) => result.kind === 'translation' && result.pairs.length > 0);
  if (!isInResult) yield* visibleTexts(content);
}

/**
 * The texts of a message, its own first, then those of its results in their order.
 *
 * @returns yields nothing after each short piece of work, so that the caller can pause, and returns the texts
 */
export function* messageTexts(message: Message): Generator<undefined, MessageText[]> {
  const own: string[] = [];
  for (const piece of ownTexts(message)) {
    own.push(foldText(piece));
    yield;
  }
  const texts: MessageText[] = [{ resultId: null, text: own.join(BLOCK_END), isOnePlace: false }];
  for (const { resultId, result } of message.results ?? []) {
    const { texts: pieces, isOnePlace } = textsOf(result);
    texts.push({ resultId, text: pieces.map((piece) => foldText(piece ?? '')).join(BLOCK_END), isOnePlace });
    yield;
  }
  return texts;
}
