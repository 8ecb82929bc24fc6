/** The only table of an answer, which its actions offer as a file (CHAT-24). */
import type { ChatResult, Message } from '../model/chat.ts';

/** A table in the answer's text, by the whole text, or a whole table beside it. */
export type OnlyTable = { markdown: string } | { result: Extract<ChatResult, { kind: 'table' }> };

const fence = /^ {0,3}(```|~~~)/;

/** How many tables a text has: lines of dashes and bars below a line with a bar, outside of fenced code. */
export function tablesIn(markdown: string): number {
  if (!markdown.includes('|')) return 0;
  let count = 0;
  let before = '';
  let open: string | undefined;
  for (const line of markdown.split('\n')) {
    const mark = fence.exec(line)?.[1];
    if (mark && (open === undefined || open === mark)) open = open === undefined ? mark : undefined;
    else if (open === undefined) {
      const isBelowHead = /^[>|\-:\s]+$/.test(line) && line.includes('|') && line.includes('-');
      if (isBelowHead && before.includes('|')) count++;
    }
    before = line;
  }
  return count;
}

/** The table of an answer that has exactly one; null otherwise, and for one that is not whole. */
export function tableOf({ content, results = [] }: Pick<Message, 'content' | 'results'>): OnlyTable | null {
  const beside = results.flatMap(({ result }) => (result.kind === 'table' ? [result] : []));
  if (tablesIn(content) + beside.length !== 1) return null;
  const [result] = beside;
  if (!result) return { markdown: content };
  return result.isWhole === false ? null : { result };
}
