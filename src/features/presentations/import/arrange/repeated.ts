/** Pictures that repeat on most slides: logos and grounds, which are the design of the file and not the content of a slide. */

import { isSmall, isWide } from '../sizes.ts';
import type { ImportedPicture, SourcePicture, SourceSlide } from '../source.ts';

/** The fewest slides on which a picture repeats. */
const FEWEST = 3;

/** A number that differs for nearly all different bytes (FNV-1a). */
const digestOf = (bytes: Uint8Array): number =>
  bytes.reduce((digest, byte) => Math.imul(digest ^ byte, 16_777_619), 2_166_136_261);
const areEqual = (one: ImportedPicture, other: ImportedPicture): boolean =>
  one.bytes.length === other.bytes.length && one.bytes.every((byte, at) => byte === other.bytes[at]);

/** The slides with one key for equal pictures: some programs write a picture once for each slide. */
export function withSharedPictures(
  slides: readonly SourceSlide[],
  pictures: readonly ImportedPicture[],
): SourceSlide[] {
  const known = new Map<string, ImportedPicture>();
  const first = new Map<string, string>();
  for (const one of pictures) {
    const mark = `${digestOf(one.bytes)} ${JSON.stringify(one.crop)}`;
    const equal = known.get(mark);
    if (!equal) known.set(mark, one);
    else if (areEqual(equal, one)) first.set(one.key, equal.key);
  }
  return slides.map((slide) => ({
    ...slide,
    items: slide.items.map((item) =>
      item.kind === 'picture' ? { ...item, key: first.get(item.key) ?? item.key } : item,
    ),
  }));
}

/** Its file and its place to a hundredth of the slide. */
const markOf = ({ key, area }: SourcePicture): string =>
  [key, ...(area ? [area.x, area.y, area.w, area.h] : []).map((share) => Math.round(share * 100))].join('|');

/**
 * The slides without small pictures and grounds that more than half of the slides have at the same place.
 *
 * @returns what is left out, in words
 */
export function withoutRepeated(slides: readonly SourceSlide[]): { slides: SourceSlide[]; losses: string[] } {
  const counts = new Map<string, { picture: SourcePicture; count: number }>();
  for (const { items } of slides) {
    const pictures = items.filter((item): item is SourcePicture => item.kind === 'picture');
    for (const [mark, picture] of new Map(pictures.map((one) => [markOf(one), one])))
      if (isSmall(picture) || isWide(picture))
        counts.set(mark, { picture, count: (counts.get(mark)?.count ?? 0) + 1 });
  }
  const repeated = [...counts].filter(([, { count }]) => count >= FEWEST && count > slides.length / 2);
  const marks = new Set(repeated.map(([mark]) => mark));
  return {
    slides: slides.map((slide) => ({
      ...slide,
      items: slide.items.filter((item) => item.kind !== 'picture' || !marks.has(markOf(item))),
    })),
    losses: repeated.map(([, { picture }]) =>
      isWide(picture)
        ? 'фоновая картинка, одинаковая на\u00a0большинстве слайдов'
        : 'логотип или\u00a0значок, одинаковый на\u00a0большинстве слайдов',
    ),
  };
}
