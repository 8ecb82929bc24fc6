/** Changes of presentations: what may be saved, and what comes of it. */

import { isDeepStrictEqual } from 'node:util';
import { problem, refuseFields } from '#mocks/contract/failures.ts';
import { serviceErrors } from '#mocks/domain/lab-templates/lab-template-fields.ts';
import type {
  Database,
  OutlineItem,
  PresentationContent,
  Schemas,
  StoredFile,
  StoredPresentation,
  StoredSlide,
  User,
} from '#mocks/store/database.ts';
import { hasFileByPresentation, isMaterial, isPictureFile, MAX_PICTURES } from './files.ts';
import { keptSections, sectionErrors } from './sections.ts';
import { filesOf, isKnownSlide, picturesOf } from './slide.ts';
import { slideErrors } from './slide-rules.ts';

type Change = Schemas['PresentationChange'];
type FieldError = Schemas['FieldError'];

const MAX_SLIDES = 60;

const repeated = (ids: readonly string[]): number => ids.findIndex((id, index) => ids.indexOf(id) !== index);

/** A file that a person may put into a presentation: an own one, or one of a presentation that the person sees. */
function fileFor(database: Database, user: User, idFile: string): StoredFile | undefined {
  const file = database.files.get(idFile);
  if (!file) return undefined;
  return file.owner === user.email || hasFileByPresentation(database, user, idFile) ? file : undefined;
}

function briefErrors(database: Database, user: User, { brief }: Change): FieldError[] {
  if (!brief) return [];
  const files = brief.idFiles.flatMap((id, index) => {
    const file = fileFor(database, user, id.toLowerCase());
    if (file && isMaterial(file.name)) return [];
    return [problem(`brief.idFiles[${index}]`, 'unknown', 'Такого файла нет, или\u00a0он не\u00a0подходит')];
  });
  const service = serviceErrors(database, user, { ...brief, agentId: null });
  return [...files, ...service.map((error) => ({ ...error, field: `brief.${error.field}` }))];
}

function slidesErrors(
  database: Database,
  user: User,
  deck: StoredPresentation,
  change: Change,
): FieldError[] {
  const { slides = [] } = change;
  const isPicture = (idFile: string): boolean => {
    const file = fileFor(database, user, idFile);
    return file !== undefined && isPictureFile(file);
  };
  const later = new Set(deck.content.slides.filter((one) => !isKnownSlide(one)).map(({ id }) => id));
  const twice = repeated(slides.map(({ id }) => id));
  return [
    ...(twice >= 0 ? [problem(`slides[${twice}].id`, 'taken', 'Слайд назван дважды')] : []),
    ...slides.flatMap((slide, index) =>
      later.has(slide.id)
        ? [problem(`slides[${index}].id`, 'later', 'Слайд создан в\u00a0новой версии')]
        : slideErrors(slide, `slides[${index}]`, isPicture),
    ),
  ];
}

/** The slides after a change, and what is wrong with it. */
function mergedSlides(
  before: readonly StoredSlide[],
  { slides = [], removed = [], order }: Change,
): { readonly slides: readonly StoredSlide[]; readonly errors: readonly FieldError[] } {
  const errors: FieldError[] = [];
  const byId = new Map<string, StoredSlide>(before.map((slide) => [slide.id, slide]));
  for (const [index, id] of removed.entries()) {
    const isChanged = slides.some((slide) => slide.id === id);
    if (isChanged || !byId.delete(id))
      errors.push(problem(`removed[${index}]`, 'unknown', 'Такого слайда нет'));
  }
  for (const slide of slides) byId.set(slide.id, slide);
  if (byId.size > MAX_SLIDES) errors.push(problem('slides', 'limit', `Не\u00a0больше ${MAX_SLIDES} слайдов`));
  if (!order) return { slides: [...byId.values()], errors };
  const isWhole = order.length === byId.size && order.every((id) => byId.has(id));
  if (!isWhole) errors.push(problem('order', 'invalid', 'В\u00a0порядке должны стоять все слайды'));
  return { slides: order.flatMap((id) => byId.get(id) ?? []), errors };
}

function outlineErrors(outline: readonly OutlineItem[] = []): FieldError[] {
  const twice = repeated(outline.map(({ id }) => id));
  return twice >= 0 ? [problem(`outline[${twice}].id`, 'taken', 'Пункт назван дважды')] : [];
}

function sizeErrors({ store }: Database, slides: readonly StoredSlide[]): FieldError[] {
  const size = [...new Set(picturesOf(slides))].reduce((sum, idFile) => sum + store.blobSize(idFile), 0);
  return size > MAX_PICTURES ? [problem('slides', 'too-large', 'Картинки вместе больше 100\u00a0МБ')] : [];
}

/**
 * The content of a presentation after a change; the same object when nothing changes. Throws `fields-invalid` with the
 * paths of the refused fields.
 */
export function changedContent(
  database: Database,
  user: User,
  deck: StoredPresentation,
  change: Change,
): PresentationContent {
  const { content } = deck;
  const { title, theme, settings, brief, outline } = change;
  const merged = mergedSlides(content.slides, change);
  refuseFields([
    ...(deck.hidden ? [problem('uuid', 'hidden', 'Презентация в\u00a0архиве')] : []),
    ...briefErrors(database, user, change),
    ...outlineErrors(outline),
    ...slidesErrors(database, user, deck, change),
    ...merged.errors,
    ...sectionErrors(change.sections, merged.slides),
    ...(change.slides ? sizeErrors(database, merged.slides) : []),
  ]);
  const sections = change.sections ?? keptSections(content, merged.slides);
  const next: PresentationContent = {
    ...content,
    ...(title !== undefined && { title: title.trim() }),
    ...(theme !== undefined && { theme: theme as PresentationContent['theme'] }), // checked against the schema
    ...(settings !== undefined && { settings: settings as PresentationContent['settings'] }), // checked against the schema
    ...(brief !== undefined && { brief }),
    ...(outline !== undefined && { outline }),
    slides: merged.slides,
    ...(sections && { sections }),
  };
  return isDeepStrictEqual(next, content) ? content : next;
}

/** The files of a presentation that the change brought. */
export const newFiles = (before: PresentationContent, after: PresentationContent): string[] => {
  const known = new Set(filesOf(before));
  return filesOf(after).filter((id) => !known.has(id));
};
