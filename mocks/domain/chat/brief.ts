import type { ChatResult, MessageResult } from '#mocks/store/database.ts';

/** Maximum number of rows, segments, pairs or pages of a result in messages and events. */
const ROWS = 200;

const cut = <T>(list: T[]): T[] => (list.length > ROWS ? list.slice(0, ROWS) : list);

/** A result as messages and events have it: the first 200 rows, and whether these are all. */
export function brief(result: ChatResult): ChatResult {
  switch (result.kind) {
    case 'table':
      return { ...result, rows: cut(result.rows), isWhole: result.rows.length <= ROWS };
    case 'transcript':
      return { ...result, segments: cut(result.segments), isWhole: result.segments.length <= ROWS };
    case 'translation':
      return { ...result, pairs: cut(result.pairs), isWhole: result.pairs.length <= ROWS };
    case 'recognition':
      return { ...result, pages: cut(result.pages), isWhole: result.pages.length <= ROWS };
    default:
      return result;
  }
}

/** Results as a message lists them. */
export const briefResults = (results: readonly MessageResult[]): MessageResult[] =>
  results.map(({ resultId, result }) => ({ resultId, result: brief(result) }));

/** The first file of the results, for clients that show one file; null when there is none. */
export function firstFileOf(results: readonly MessageResult[]): string | null {
  for (const { result } of results) {
    if (result.kind === 'images' && result.items[0]) return result.items[0].idFile;
    if (result.kind === 'audio' || result.kind === 'media' || result.kind === 'file') return result.idFile;
  }
  return null;
}
