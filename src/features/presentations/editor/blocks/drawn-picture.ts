import type { ChatAnswer } from '#api/message.ts';
import { DECK_LIMITS, type PictureBlock, type Slide, slideTitle } from '../../model/deck.ts';

/** The picture of an answer: of its results of the kind `images`, else its only file (PRES-01); null when there is none. */
export function drawnPicture({ results = [], idFile }: ChatAnswer['answer']): string | null {
  for (const { result } of results)
    if (result.kind === 'images' && result.items[0]) return result.items[0].idFile;
  return idFile;
}

/** What is drawn unless the person writes something else: what the picture shows so far, else the title of its slide. */
export const proposedPrompt = (picture: PictureBlock, slide: Slide | null): string =>
  picture.alt.trim() || (slide ? slideTitle(slide) : '');

/** A description of a picture by what was asked for, within the limit and not cut inside a word (PRES-09). */
export function proposedAlt(prompt: string): string {
  const text = prompt.replaceAll(/\s+/g, ' ').trim();
  if (text.length <= DECK_LIMITS.alt) return text;
  const cut = text.slice(0, DECK_LIMITS.alt - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined)}…`;
}
