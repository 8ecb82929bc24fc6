/** What a page says about itself, against what it is. */
import type { Item } from './compare.ts';

/** A page of a list, or a whole list without pages. */
export interface Page {
  readonly items: readonly Item[];
  /** Items of the whole list. */
  readonly total: number;
  readonly json: Readonly<Record<string, unknown>>;
}

/** The items of a page, or of a list without pages. */
export function itemsOf(json: unknown): readonly Item[] {
  const items: unknown = Array.isArray(json) ? json : Object(json).content;
  return Array.isArray(items) ? items : [];
}

/** Reads a page, or a list without pages, from the JSON of an answer. */
export function pageOf(json: unknown): Page {
  const object = Object(json) as Record<string, unknown>;
  const items = itemsOf(json);
  return { items, total: Number(object['totalElements'] ?? items.length), json: object };
}

/** One number of a page that is wrong. */
export interface WrongNumber {
  readonly name: string;
  readonly is: unknown;
  readonly shouldBe: unknown;
}

/** The numbers of a page that contradict each other or the request. */
export function wrongNumbers({ items, total, json }: Page, page: number, size: number): WrongNumber[] {
  const expected: Record<string, unknown> = {
    number: page,
    size,
    totalPages: Math.ceil(total / size),
    last: (page + 1) * size >= total,
    'content.length': Math.min(size, Math.max(0, total - page * size)),
  };
  return Object.entries(expected)
    .map(([name, shouldBe]) => ({ name, shouldBe, is: name in json ? json[name] : items.length }))
    .filter(({ name, is, shouldBe }) => (name in json || name === 'content.length') && is !== shouldBe);
}

/** Where small pages depart from the same items read as one large page; null when they make it up. */
export function firstDeparture(large: readonly string[], small: readonly string[]): string | null {
  const seen = new Set<string>();
  for (const id of small) {
    if (seen.has(id)) return `${id} comes twice`;
    seen.add(id);
  }
  const missing = large.slice(0, small.length).find((id) => !seen.has(id));
  if (missing !== undefined) return `${missing} is missing`;
  const index = small.findIndex((id, at) => id !== large[at]);
  return index < 0
    ? null
    : `${small[index]} stands at place ${index}, on the large page it is ${large[index] ?? 'nothing'}`;
}
