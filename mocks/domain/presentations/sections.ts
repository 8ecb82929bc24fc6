/** Sections of the slides of a presentation (`PresentationSection` in presentation.yaml). */
import { problem } from '#mocks/contract/failures.ts';
import type { PresentationContent, Schemas, StoredSlide } from '#mocks/store/database.ts';

type Section = Schemas['PresentationSection'];

/** What is wrong with sections that are saved, by field. @param slides those after the change */
export function sectionErrors(
  sections: readonly Section[] = [],
  slides: readonly StoredSlide[],
): Schemas['FieldError'][] {
  const known = new Set(slides.map(({ id }) => id));
  const ids = new Set<string>();
  return sections.flatMap(({ id, slideId }, index) => {
    const key = id.toLowerCase();
    const isTwice = ids.has(key);
    ids.add(key);
    return [
      ...(isTwice ? [problem(`sections[${index}].id`, 'taken', 'Раздел назван дважды')] : []),
      ...(slideId !== null && !known.has(slideId)
        ? [problem(`sections[${index}].slideId`, 'unknown', 'Такого слайда нет')]
        : []),
    ];
  });
}

/** The sections after a change that does not name them: one whose first slide is gone begins at the next one that is left. */
export function keptSections(
  { slides, sections }: PresentationContent,
  left: readonly StoredSlide[],
): readonly Section[] | undefined {
  const known = new Set(left.map(({ id }) => id));
  return sections?.map((section) => {
    if (section.slideId === null || known.has(section.slideId)) return section;
    const at = slides.findIndex(({ id }) => id === section.slideId);
    const next = slides.slice(at + 1).find(({ id }) => known.has(id));
    return { ...section, slideId: next?.id ?? null };
  });
}
