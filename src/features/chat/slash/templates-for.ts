import type { LabTemplateCard } from '#api/generated/model/labTemplateCard.ts';
import { fold } from '#lib/search.ts';

/** The templates whose command or a word of whose name begins with the query, favourites first. */
export function templatesFor(query: string, cards: readonly LabTemplateCard[]): LabTemplateCard[] {
  const wanted = fold(query);
  const found = cards.filter(({ name, command }) =>
    [command ?? '', ...name.split(/[\s_]+/)].some((word) => fold(word).startsWith(wanted)),
  );
  return [...found.filter(({ pinned }) => pinned), ...found.filter(({ pinned }) => !pinned)];
}
