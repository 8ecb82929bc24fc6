import type { Paragraph, Slide, SlotName, TextBlock } from '../../model/deck.ts';
import { blockIn, paragraphText } from '../../model/deck.ts';

/** Places whose text can go on on the next slide. */
const splittable: readonly SlotName[] = ['body', 'left', 'right', 'quote'];

/** The end of a sentence near the middle of a text; 0 when there is none. */
function middleOf(text: string): number {
  const ends = [...text.matchAll(/[.!?…]\s+/g)].map(({ index, 0: end }) => index + end.length);
  const inside = ends.filter((at) => at < text.length);
  return inside.reduce(
    (best, at) => (Math.abs(at - text.length / 2) < Math.abs(best - text.length / 2) ? at : best),
    0,
  );
}

/** The two halves of a paragraph, cut between sentences; undefined when it is one sentence. */
function halves(paragraph: Paragraph): [Paragraph, Paragraph] | undefined {
  const at = middleOf(paragraphText(paragraph));
  if (at === 0) return undefined;
  const first: Paragraph['runs'] = [];
  const second: Paragraph['runs'] = [];
  let from = 0;
  for (const run of paragraph.runs) {
    const cut = Math.max(0, Math.min(run.text.length, at - from));
    if (cut > 0) first.push({ ...run, text: run.text.slice(0, cut) });
    if (cut < run.text.length) second.push({ ...run, text: run.text.slice(cut) });
    from += run.text.length;
  }
  return [
    { ...paragraph, runs: first },
    { ...paragraph, runs: second },
  ];
}

function splitText({ paragraphs }: TextBlock): [TextBlock, TextBlock] | undefined {
  const [only] = paragraphs;
  const cut =
    paragraphs.length > 1
      ? [
          paragraphs.slice(0, Math.ceil(paragraphs.length / 2)),
          paragraphs.slice(Math.ceil(paragraphs.length / 2)),
        ]
      : only && halves(only)?.map((part) => [part]);
  const [first, second] = cut ?? [];
  return first && second
    ? [
        { kind: 'text', paragraphs: first },
        { kind: 'text', paragraphs: second },
      ]
    : undefined;
}

/**
 * Two slides with the content of one: texts are cut between paragraphs or sentences, a table between rows. Nothing is lost.
 *
 * @param id the id of the second slide
 * @returns undefined when there is nothing to cut
 */
export function splitSlide(slide: Slide, id: string): [Slide, Slide] | undefined {
  const first = new Map(slide.slots.map(({ name, block }) => [name, block]));
  const second = new Map(first);
  let isCut = false;
  for (const { name } of slide.slots) {
    const block = blockIn(slide, name);
    if (block?.kind === 'text' && splittable.includes(name)) {
      const parts = splitText(block);
      if (!parts) continue;
      first.set(name, parts[0]);
      second.set(name, parts[1]);
      isCut = true;
    } else if (block?.kind === 'table' && block.rows.length > 2) {
      const head = block.hasHeader ? block.rows.slice(0, 1) : [];
      const rows = block.rows.slice(head.length);
      const half = Math.ceil(rows.length / 2);
      first.set(name, { ...block, rows: [...head, ...rows.slice(0, half)] });
      second.set(name, { ...block, rows: [...head, ...rows.slice(half)] });
      isCut = true;
    }
  }
  if (!isCut) return undefined;
  const slotsOf = (blocks: typeof first): Slide['slots'] =>
    slide.slots.map(({ name, block }) => ({ name, block: blocks.get(name) ?? block }));
  return [
    { ...slide, slots: slotsOf(first), isEdited: true },
    { ...slide, id, slots: slotsOf(second), notes: '', isEdited: true, outlineId: null },
  ];
}
