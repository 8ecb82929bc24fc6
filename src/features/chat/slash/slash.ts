/** Templates by `/` in the composer (lab.md §7). Pure functions. */
import type { LabTemplateCard } from '#api/generated/model/labTemplateCard.ts';

/** What was typed after `/` when that is the whole text; null for any other text, so that it is sent as it is (LAB-24). */
export const slashQuery = (text: string): string | null => /^\/([\p{L}\p{M}\d_]*)$/u.exec(text)?.[1] ?? null;

/** What `//` and letters send: one `/` and the letters; null for any other text. */
export const unescaped = (text: string): string | null => /^\/(\/[\p{L}\p{M}\d_]*)$/u.exec(text)?.[1] ?? null;

const folded = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll('ё', 'е');

/** The templates whose command or a word of whose name begins with the query, favourites first. */
export function templatesFor(query: string, cards: readonly LabTemplateCard[]): LabTemplateCard[] {
  const wanted = folded(query);
  const found = cards.filter(({ name, command }) =>
    [command ?? '', ...name.split(/[\s_]+/)].some((word) => folded(word).startsWith(wanted)),
  );
  return [...found.filter(({ pinned }) => pinned), ...found.filter(({ pinned }) => !pinned)];
}
