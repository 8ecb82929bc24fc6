import type { TileValue } from '#features/services/index.ts';
import type { Rich } from './inline.ts';

/** Kind of a portal document that an article shows. */
export type DocumentKind = 'manual' | 'safety' | 'plugin';

/** A part of an article, from top to bottom (home-profile-help.md §4.1). */
export type Block =
  | HeadingBlock
  | { kind: 'text'; text: Rich }
  | { kind: 'list'; items: readonly Rich[]; isOrdered?: true }
  | TableBlock
  | { kind: 'note'; text: Rich }
  | TryBlock
  /** The shortcuts of the portal, from `shortcutGroups`. */
  | { kind: 'shortcuts' }
  /** The documents of this kind. @property missing said when there is none; without it nothing is shown */
  | { kind: 'documents'; of: DocumentKind; missing?: string };

export interface HeadingBlock {
  kind: 'h2';
  /** Stable, in Latin letters: people keep links to it. */
  id: string;
  text: string;
}

export interface TableBlock {
  kind: 'table';
  /** Accessible name. */
  caption: string;
  head: readonly string[];
  rows: readonly (readonly Rich[])[];
}

/** Settings of a service, by their keys. */
type TrySettings = Readonly<Record<string, string | number | boolean>>;

/** A request to try, which is handed over to the service unsent. */
export interface TryBlock {
  kind: 'try';
  service: TileValue;
  text: string;
  settings?: TrySettings;
  /** The settings in words. */
  about?: string;
}

export const h2 = (id: string, text: string): Block => ({ kind: 'h2', id, text });
export const text = (words: Rich): Block => ({ kind: 'text', text: words });
export const list = (...items: Rich[]): Block => ({ kind: 'list', items });
export const steps = (...items: Rich[]): Block => ({ kind: 'list', items, isOrdered: true });
export const note = (words: Rich): Block => ({ kind: 'note', text: words });
export const table = (caption: string, head: readonly string[], ...rows: (readonly Rich[])[]): Block => ({
  kind: 'table',
  caption,
  head,
  rows,
});
export const tryIt = (
  service: TileValue,
  words: string,
  preset?: { settings: TrySettings; about: string },
): Block => ({ kind: 'try', service, text: words, ...preset });

export const headingsOf = (blocks: readonly Block[]): HeadingBlock[] =>
  blocks.filter((block) => block.kind === 'h2');

export type Article = readonly Block[];
