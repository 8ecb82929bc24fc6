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

/** A longer text before a name is a part of the sentence, characters. */
const longestLead = 24;

/** The number of runs before the bold name that are a date or a term: a short text with a number, 0 without one. */
function leadIn(runs: readonly Run[]): number {
  const name = runs.findIndex(({ isBold }) => isBold);
  const text = runs
    .slice(0, Math.max(0, name))
    .map((run) => run.text)
    .join('')
    .trim();
  return text.length <= longestLead && /\d/u.test(text) ? name : 0;
}

function split(one: Paragraph, paragraph: number, hasMore: boolean, hasLeads: boolean): Item {
  const count = hasLeads ? leadIn(one.runs) : 0;
  if (count > 0) {
    const named = { ...one, runs: one.runs.slice(count) };
    return {
      ...split(named, paragraph, hasMore, false),
      lead: { runs: leadRuns(one.runs, count), paragraph },
    };
  }
  const end = one.runs.findIndex(({ isBold, text }) => !isBold && text.trim() !== '');
  const bold = end < 0 ? one.runs : one.runs.slice(0, end);
  const isBold = bold.some((run) => run.isBold && run.text.trim() !== '');
  if (end < 0 && (isBold || hasMore)) return { lead: null, head: { runs: one.runs, paragraph }, texts: [] };
  if (isBold)
    return {
      lead: null,
      head: { runs: bold, paragraph },
      texts: [{ runs: trimmed(one.runs.slice(end)), paragraph }],
    };
  if (hasMore) return { lead: null, head: { runs: one.runs, paragraph }, texts: [] };
  return { lead: null, head: null, texts: [{ runs: one.runs, paragraph }] };
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
    const item = split(one, at, next !== undefined && levelOf(next) > 0, hasLeads);
    items.push(one.icon === undefined ? item : { ...item, icon: one.icon });
  }
  return items;
}
