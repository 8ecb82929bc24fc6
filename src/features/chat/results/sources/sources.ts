/** Rules of the sources of an answer (CHAT-20). */
import type { ChatResult, Message } from '../../model/chat.ts';

export type Source = Extract<ChatResult, { kind: 'sources' }>['items'][number];

/** The sources of an answer by each number that its text may use; equal sources share the first one's number. */
export interface SourceList {
  readonly sources: readonly Source[];
  readonly byNumber: ReadonlyMap<number, Source>;
}

/** What is the same source: an address, or a page of a file. */
const identityOf = ({ url, idFile, page, title }: Source): string =>
  url ?? (idFile ? `${idFile} ${page ?? ''}` : title);

/** The sources of an answer, in the order of their numbers. */
export function sourcesOf(results: Message['results']): SourceList {
  const items = results?.flatMap(({ result }) => (result.kind === 'sources' ? result.items : [])) ?? [];
  const first = new Map<string, Source>();
  const byNumber = new Map<number, Source>();
  for (const item of items.toSorted((a, b) => a.number - b.number)) {
    const same = first.get(identityOf(item)) ?? item;
    first.set(identityOf(same), same);
    if (!byNumber.has(item.number)) byNumber.set(item.number, same);
  }
  return { sources: [...first.values()], byNumber };
}

/** Where a source is: its host, or the page of its file. */
export function placeOf({ url, idFile, page }: Source): string {
  if (url && URL.canParse(url)) return new URL(url).host;
  if (!idFile) return '';
  return page === undefined ? 'файл' : `файл, стр.\u00a0${page}`;
}
