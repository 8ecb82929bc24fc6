import { isRecord } from '#lib/guards.ts';
import { readRecord, writeRecord } from '#platform/records.ts';
import {
  type AnySlide,
  emptySlide,
  isLater,
  type Slide,
  type SlideObject,
  textBlock,
} from '../../model/deck.ts';
import { newId } from '../../model/edit.ts';
import { pastedBlock, pastedLine, pastedTables } from '../../model/paste.ts';
import { outlineText, slideText } from '../../model/plain-text.ts';
import type { ThemeTokens } from '../../model/themes.ts';

const key = 'slides';

/** Keeps slides for this person; returns their outline for the clipboard of the system. */
export function copySlides(userId: number, slides: readonly Slide[]): string {
  void writeRecord(userId, key, { slides });
  return outlineText(slides);
}

/** A slide that carries copied objects, so that they are stored and checked as slides are. */
const carrierOf = (objects: readonly SlideObject[]): Slide => ({
  ...emptySlide('bullets', 'objects'),
  objects: [...objects],
});

/** Keeps objects for this person instead of slides; returns their texts for the clipboard of the system. */
export function copyObjects(userId: number, objects: readonly SlideObject[]): string {
  const carrier = carrierOf(objects);
  void writeRecord(userId, key, { slides: [], carrier });
  return slideText(carrier);
}

/**
 * The objects that this person copied last. Empty if slides or other text have been copied since then.
 *
 * @param text the clipboard of the system; empty when it holds no text
 * @param readSlides checks stored slides
 */
export async function pastedObjects(
  userId: number,
  text: string,
  readSlides: (stored: unknown) => AnySlide[],
): Promise<readonly SlideObject[]> {
  const stored = await readRecord(userId, key);
  const [carrier] = isRecord(stored) && stored['carrier'] ? readSlides([stored['carrier']]) : [];
  if (!carrier || isLater(carrier)) return [];
  const plain = text.replaceAll('\r', '').trim();
  return plain === slideText(carrier).trim() ? (carrier.objects ?? []) : [];
}

/** Slides out of plain text: one for each table of its cells, or one whose title is the first line. */
function slidesOfText(text: string): Slide[] {
  const tables = pastedTables(text);
  if (tables)
    return tables.map((block) => ({
      ...emptySlide('table', newId()),
      isEdited: true,
      slots: [{ name: 'table', block }],
    }));
  const [first = '', ...rest] = text.trim().split('\n');
  const body = rest.join('\n').trim();
  return [
    {
      ...emptySlide('bullets', newId()),
      isEdited: true,
      slots: [
        { name: 'title', block: textBlock(pastedLine(first)) },
        ...(body ? [{ name: 'body', block: pastedBlock(body) } as const] : []),
      ],
    },
  ];
}

/** Loads the code for pasted documents; resolves with null if that fails. The editor preloads it, so that it works offline. */
export const loadDocuments = () => import('../../paste/document-slides.ts').catch(() => null);

interface Pasted {
  /** The clipboard of the system; empty when it holds no text. */
  readonly text: string;
  /** The same with its structure; empty when the other program gave none. */
  readonly html: string;
  readonly tokens: ThemeTokens;
}

/**
 * The slides for a paste into the list: those that this person copied last, unless other text has been copied since then;
 * otherwise slides made of the cells, the document or the text in the clipboard.
 *
 * @param readSlides checks stored slides
 */
export async function pastedSlides(
  userId: number,
  { text, html, tokens }: Pasted,
  readSlides: (stored: unknown) => AnySlide[],
): Promise<Slide[]> {
  const stored = await readRecord(userId, key);
  const slides = isRecord(stored) ? readSlides(stored['slides']).filter((slide) => !isLater(slide)) : [];
  const isOwn = text.trim() === '' || text.replaceAll('\r', '').trim() === outlineText(slides).trim();
  if (isOwn) return slides;
  const documents = html === '' || pastedTables(text) ? null : await loadDocuments();
  const made = documents?.documentSlides(html, tokens) ?? [];
  return made.length > 0 ? made : slidesOfText(text.replaceAll('\r', ''));
}
