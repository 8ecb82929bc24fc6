/** Which slides of a file are imported, and the report about them. */
import { cutFileName, titledFileName } from '#lib/file-name.ts';
import { DECK_LIMITS, type DeckSection, slidesText } from '../model/deck.ts';
import { newId } from '../model/edit.ts';
import type { ImportedDeck, ImportedSlide } from './import-deck.ts';
import type { ImportedSection } from './source.ts';

/** The number of slides of the portal that the slides of the file become. */
export const countOf = (slides: readonly ImportedSlide[]): number =>
  slides.reduce((sum, { slides: made }) => sum + made.length, 0);

/** The slides from a number of the file on that have room in one presentation. */
export function chosenFrom(slides: readonly ImportedSlide[], from: number): ImportedSlide[] {
  const chosen: ImportedSlide[] = [];
  let count = 0;
  for (const slide of slides) {
    if (slide.number < from) continue;
    count += slide.slides.length;
    if (count > DECK_LIMITS.slides) break;
    chosen.push(slide);
  }
  return chosen;
}

/**
 * The sections of the file for the chosen slides. One without slides in the file stays empty; one whose slides are not chosen is
 * left out.
 */
export function sectionsFrom(
  sections: readonly ImportedSection[],
  chosen: readonly ImportedSlide[],
): DeckSection[] {
  const made: DeckSection[] = [];
  let next: string | null = null;
  for (const { title, numbers } of sections.toReversed()) {
    const own = chosen.find(({ number, slides }) => numbers.includes(number) && slides.length > 0);
    if (!own && numbers.length > 0) continue;
    next = own?.slides[0]?.id ?? next;
    made.unshift({ id: newId(), title, slideId: next });
  }
  return made;
}

/** Numbers «3» or «3–5». */
export const range = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);

/** The title of a presentation: the title in the file if the file's name was made from it, otherwise the file's name. */
export function titleFor({ title }: Pick<ImportedDeck, 'title'>, fileName: string): string {
  if (title !== '' && title.length <= DECK_LIMITS.deckTitle && titledFileName(title, 'pptx') === fileName)
    return title;
  const name = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
  return name === '' ? 'Импорт из PowerPoint' : cutFileName(name, DECK_LIMITS.deckTitle);
}

export interface ImportReport {
  readonly summary: string;
  /** What is not kept, a line for the whole file and for each slide. */
  readonly losses: readonly string[];
  /** Slides that became several. */
  readonly continued: readonly string[];
}

/**
 * What a person reads after the import.
 *
 * @param chosen the imported slides
 * @param lost what was lost while the pictures were stored, by the number of the slide in the file
 */
export function reportOf(
  deck: Pick<ImportedDeck, 'losses' | 'slides'>,
  chosen: readonly ImportedSlide[],
  lost: ReadonlyMap<number, readonly string[]>,
): ImportReport {
  const losses = deck.losses.map((text) => `Вся презентация: ${text}`);
  const continued: string[] = [];
  let before = 0;
  for (const { number, slides, losses: own } of chosen) {
    const place = range(before + 1, before + slides.length);
    const name = place === String(number) ? `Слайд\u00a0${number}` : `Слайд\u00a0${number} (здесь ${place})`;
    const texts = [...own, ...(lost.get(number) ?? [])];
    if (texts.length > 0) losses.push(`${name}: ${texts.join('; ')}`);
    if (slides.length > 1)
      continued.push(
        `${name}: содержание не\u00a0поместилось на\u00a0один слайд и\u00a0продолжено на\u00a0следующих`,
      );
    before += slides.length;
  }
  const [first, last] = [chosen[0]?.number ?? 1, chosen.at(-1)?.number ?? 1];
  const isPart = chosen.length < deck.slides.length;
  return {
    summary: `Импортировано: ${slidesText(before)}${isPart ? ` (из\u00a0файла слайды ${range(first, last)} из\u00a0${deck.slides.length})` : ''}.`,
    losses,
    continued,
  };
}

/** The report as text. */
export const reportText = ({ summary, losses, continued }: ImportReport, fileName: string): string =>
  [
    `${fileName}. ${summary}`,
    ...(losses.length > 0 ? ['', 'Не\u00a0перенесено:', ...losses] : []),
    ...(continued.length > 0 ? ['', 'Продолжено на\u00a0следующих слайдах:', ...continued] : []),
  ].join('\n');
