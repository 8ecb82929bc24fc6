/** The lines of a list of slides with the headings of sections, and how the arrow keys go through them (PRES-65). */
import type { DeckSection } from '../../model/deck.ts';
import type { EditorState } from '../store/deck-store.ts';
import type { SlideGroup } from '../store/use-sections.ts';

/** A heading, or slides beside each other; `from` is the number of slides before them. */
export type ListRow =
  | { readonly section: DeckSection; readonly count: number }
  | { readonly ids: readonly string[]; readonly from: number };

/** What has the focus of the list: the heading of a section or a slide, by id. */
export type Stop = { readonly section: string } | { readonly slide: string };

/** The lines of the list: each section begins a new one. @param collapsed ids of the sections whose slides are not shown */
export function listRows(
  groups: readonly SlideGroup[],
  collapsed: ReadonlySet<string>,
  columns: number,
): ListRow[] {
  let from = 0;
  return groups.flatMap(({ section, ids }) => {
    const begin = from;
    from += ids.length;
    const isShown = section === null || !collapsed.has(section.id);
    const lines = Array.from({ length: isShown ? Math.ceil(ids.length / columns) : 0 }, (_, line) => ({
      ids: ids.slice(line * columns, (line + 1) * columns),
      from: begin + line * columns,
    }));
    return section ? [{ section, count: ids.length }, ...lines] : lines;
  });
}

const stopsOf = (row: ListRow): Stop[] =>
  'section' in row ? [{ section: row.section.id }] : row.ids.map((slide) => ({ slide }));

const isAt = (one: Stop, other: Stop): boolean =>
  'section' in one
    ? 'section' in other && one.section === other.section
    : 'slide' in other && one.slide === other.slide;

/** The number of the line with a stop; -1 when it is not shown. */
export const lineOf = (rows: readonly ListRow[], stop: Stop | null): number =>
  stop === null ? -1 : rows.findIndex((row) => stopsOf(row).some((one) => isAt(one, stop)));

/**
 * Where a key goes from a stop: by a number of stops, which ends at the ends, or by a line (±1), which keeps the column.
 *
 * @returns undefined when there is nothing
 */
export function nextStop(
  rows: readonly ListRow[],
  from: Stop,
  { stops = 0, lines = 0 }: { stops?: number; lines?: number },
): Stop | undefined {
  const line = lineOf(rows, from);
  const row = rows[line];
  if (!row) return undefined;
  if (lines !== 0) {
    const other = rows[line + lines];
    const column = stopsOf(row).findIndex((one) => isAt(one, from));
    return other && stopsOf(other)[Math.min(column, stopsOf(other).length - 1)];
  }
  const all = rows.flatMap(stopsOf);
  const at = all.findIndex((one) => isAt(one, from));
  return all[Math.max(0, Math.min(all.length - 1, at + stops))];
}

/** What has the focus of the list: the chosen heading, or that of the section that hides the current slide, else this slide. */
export function stopOf(
  groups: readonly SlideGroup[],
  { section, current, collapsed }: Pick<EditorState, 'section' | 'current' | 'collapsed'>,
): Stop | null {
  if (section !== null && groups.some((group) => group.section?.id === section)) return { section };
  const own = groups.find(({ ids }) => ids.includes(current ?? ''))?.section;
  if (own && collapsed.has(own.id)) return { section: own.id };
  return current === null ? null : { slide: current };
}
