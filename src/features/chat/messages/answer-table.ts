/** The only table of an answer, which its actions offer as a file (CHAT-24). */
import { lazyModule } from '#markdown/lazy.ts';
import type { ChatResult, Message } from '../model/chat.ts';

/** A table in the answer's text, by the whole text, or a whole table beside it. */
export type OnlyTable = { markdown: string } | { result: Extract<ChatResult, { kind: 'table' }> };

/** Reads the tables of a text. Only texts that may have one need it. */
export const tableReader = lazyModule(() => import('./text-tables.ts'));

/** The beginning of a row of dashes and bars, or of a table in HTML. */
const tableStart = /^[ \t>]*(?:[|｜][ \t]*:?[-–—]|:?[-–—]+:?[ \t]*[|｜])|<table/im;

/** Whether a text may contain a table. Only then it is parsed again. */
export const mayHaveTable = (markdown: string): boolean => tableStart.test(markdown);

/**
 * The table of an answer that has exactly one; null otherwise, and for one that is not whole.
 *
 * @param tablesIn reads the tables of its text; undefined while that code is not loaded
 */
export function tableOf(
  { content, results = [] }: Pick<Message, 'content' | 'results'>,
  tablesIn: ((markdown: string) => string[][][]) | undefined,
): OnlyTable | null {
  const isRead = mayHaveTable(content);
  if (isRead && !tablesIn) return null;
  const inText = isRead ? (tablesIn?.(content).length ?? 0) : 0;
  const beside = results.flatMap(({ result }) => (result.kind === 'table' ? [result] : []));
  if (inText + beside.length !== 1) return null;
  if (inText === 1) return { markdown: content };
  const [result] = beside;
  return result && result.isWhole !== false ? { result } : null;
}
