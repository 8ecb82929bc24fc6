/** What a part of «Требует внимания» is: it asks one operation, and answers with what needs someone. */

export interface CallOptions {
  signal?: AbortSignal;
}

/** What needs someone: a sentence with figures, why, and the one thing to do. */
export interface Card {
  key: string;
  tone: 'negative' | 'warning' | 'info';
  title: string;
  text: string;
  action: {
    label: string;
    /** Parameters of the page: filters, the row. */
    search: Readonly<Record<string, string>>;
  };
  /** For a card of one outage, which other cards may tell, too: how another card of it says this one, and its link. */
  outage?: { connection: string; text: string; label: string };
}

export interface Part {
  /** Decides the sign of its cards. */
  id:
    | 'connection'
    | 'service'
    | 'limit'
    | 'budget'
    | 'request'
    | 'feedback'
    | 'error'
    | 'token'
    | 'person'
    | 'report'
    | 'letter';
  /** Shown instead of its cards when they could not be loaded. */
  failure: string;
  /**
   * Names of pages in the menu: the first one that the person has is where the cards lead. Without any of them nothing is
   * asked, because a refusal would end the session (ADM-08).
   */
  pages: readonly string[];
  /** @param page the one of `pages` that the person has */
  load: (options: CallOptions, page: string) => Promise<Card[]>;
}

/** Up to this number of rows each one has a card; more rows share one. */
const mostOwn = 2;

/** A card for each row, or one for all of them. */
export const cardsOf = <Row>(
  rows: readonly Row[],
  one: (row: Row) => Card,
  together: (rows: readonly Row[]) => Card,
): Card[] => (rows.length > mostOwn ? [together(rows)] : rows.map(one));

/** «ChatGPT, Claude и ещё 3». */
export function listed(names: readonly string[]): string {
  const most = 3;
  const rest = names.length - most;
  return rest > 0 ? `${names.slice(0, most).join(', ')} и\u00a0ещё ${rest}` : names.join(', ');
}

/** What is not known is left out. */
type Fact = string | null | false | undefined;

/** «6 дней, отдел рисков»: the facts that are known. */
export const facts = (...parts: readonly Fact[]): string => parts.filter(Boolean).join(', ');

/** The same as a sentence of its own: «Проверено сегодня, 4:22». */
export const sentence = (...parts: readonly Fact[]): string =>
  facts(...parts).replace(/^./, (first) => first.toUpperCase());

/** Failures that the page itself shows in their place; the others end the session or cover the portal (portal.md §8). */
export const inline = [200, 400, 404, 409, 418, 422, 429];
