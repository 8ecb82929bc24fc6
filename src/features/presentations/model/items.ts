/** A list as items: what cards, steps and the like show of the paragraphs of a place. */
import type { Paragraph, Run } from './deck.ts';
import { paragraphText } from './deck.ts';
import { levelOf } from './lists.ts';

/** A piece of an item's text. */
export interface ItemText {
  readonly runs: readonly Run[];
  /** Index of the paragraph that it is of. */
  readonly paragraph: number;
}

export interface Item {
  /** The date or term before its name («до 12 октября»), in layouts that show it above the name; otherwise null. */
  readonly lead: ItemText | null;
  /** Its name: the bold words that it begins with, or all of its first paragraph when others belong to it. */
  readonly head: ItemText | null;
  readonly texts: readonly ItemText[];
  /** Name of its icon, undefined without one. */
  readonly icon?: string;
}

/** The runs without blanks at their start, and without the colon or dash between a name and its text. */
function trimmed(runs: readonly Run[]): Run[] {
  const [first, ...rest] = runs;
  if (!first) return [];
  const text = first.text.replace(/^\s*(?:[:—–]\s+)?/u, '');
  return text === '' ? trimmed(rest) : [{ ...first, text }, ...rest];
}

/** The runs of a lead, without the colon or comma at its end. */
const leadRuns = (runs: readonly Run[], count: number): Run[] =>
  runs
    .slice(0, count)
    .map((run, at) => (at === count - 1 ? { ...run, text: run.text.replace(/[\s:,—–]+$/u, '') } : run));

/** Most characters of a date or a term before a name. A longer text is the beginning of a sentence. */
const longestLead = 24;

/** How many runs before the bold name are a date or a term, which is a short text with a digit; 0 if they are not. */
function leadIn(runs: readonly Run[]): number {
  const name = runs.findIndex(({ isBold }) => isBold);
  const text = runs
    .slice(0, Math.max(0, name))
    .map((run) => run.text)
    .join('')
    .trim();
  return text.length <= longestLead && /\d/u.test(text) ? name : 0;
}

function split(one: Paragraph, paragraph: number, hasMore: boolean): Pick<Item, 'head' | 'texts'> {
  const end = one.runs.findIndex(({ isBold, text }) => !isBold && text.trim() !== '');
  const bold = end < 0 ? one.runs : one.runs.slice(0, end);
  const isBold = bold.some((run) => run.isBold && run.text.trim() !== '');
  if (end < 0 && (isBold || hasMore)) return { head: { runs: one.runs, paragraph }, texts: [] };
  if (isBold)
    return { head: { runs: bold, paragraph }, texts: [{ runs: trimmed(one.runs.slice(end)), paragraph }] };
  if (hasMore) return { head: { runs: one.runs, paragraph }, texts: [] };
  return { head: null, texts: [{ runs: one.runs, paragraph }] };
}

/**
 * The items of a list: each paragraph that is not further in begins one. Empty paragraphs make none.
 *
 * @param hasLeads whether a date or term before a name stands by itself
 */
export function itemsOf(paragraphs: readonly Paragraph[], hasLeads = false): Item[] {
  const items: Item[] = [];
  for (const [at, one] of paragraphs.entries()) {
    if (paragraphText(one).trim() === '') continue;
    const last = items.at(-1);
    if (last && levelOf(one) > 0) {
      items[items.length - 1] = { ...last, texts: [...last.texts, { runs: one.runs, paragraph: at }] };
      continue;
    }
    const next = paragraphs[at + 1];
    const count = hasLeads ? leadIn(one.runs) : 0;
    const named = { ...one, runs: one.runs.slice(count) };
    const item = {
      lead: count > 0 ? { runs: leadRuns(one.runs, count), paragraph: at } : null,
      ...split(named, at, next !== undefined && levelOf(next) > 0),
    };
    items.push(one.icon === undefined ? item : { ...item, icon: one.icon });
  }
  return items;
}
