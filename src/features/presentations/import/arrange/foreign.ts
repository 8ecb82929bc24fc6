/** What other programs write in a way of their own. */
import type { Paragraph } from '../../model/deck.ts';
import type { SourceItem, SourceSlide } from '../source.ts';

/** A paragraph without spaces and line breaks at its ends, which only make space. */
function trimmed({ runs, ...one }: Paragraph): Paragraph {
  const kept = runs.map((run, at) => {
    const text = at === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: at === runs.length - 1 ? text.trimEnd() : text };
  });
  return { ...one, runs: kept.filter(({ text }) => text !== '') };
}

/**
 * A slide of another program, changed to what its author means. If several texts stand in places of titles, none of them is the
 * title: LibreOffice writes the names of columns into such places.
 */
export function foreignSlide(slide: SourceSlide): SourceSlide {
  const titles = slide.items.filter(({ kind, role }) => kind === 'text' && role === 'title');
  return {
    ...slide,
    items: slide.items.map((item): SourceItem => {
      const role = titles.length > 1 && item.role === 'title' ? 'other' : item.role;
      return item.kind === 'text'
        ? { ...item, role, paragraphs: item.paragraphs.map(trimmed) }
        : { ...item, role };
    }),
  };
}
