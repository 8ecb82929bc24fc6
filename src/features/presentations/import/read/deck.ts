/** A PowerPoint file as slides, in the file's own order. */
import { type OfficePackage, openPackage, PackageRefused } from '#lib/office/open-package.ts';
import { childOf, childrenOf, descendants, type XmlElement } from '#lib/office/read-xml.ts';
import { APPLICATION } from '../../export/pptx/own-names.ts';
import { DEFAULT_SECTION } from '../../export/pptx/sections.ts';
import type { Colours } from '../../office/colours.ts';
import { mainOf, pageOf } from '../../office/main-part.ts';
import { ImportRefused, withReason } from '../../office/refusals.ts';
import type { ImportedSection, SourceSlide } from '../source.ts';
import { Gathered, languageOf } from './context.ts';
import { LooksReader, readSlide } from './slide.ts';

export interface SourceDeck {
  /** The title in its properties, '' without one. */
  readonly title: string;
  readonly language: string;
  readonly colours: Colours;
  /** The name of the portal's theme, if the portal wrote the file; '' otherwise. */
  readonly ownTheme: string;
  readonly fonts: readonly string[];
  readonly slides: readonly SourceSlide[];
  /** Numbers of the slides that cannot be read. */
  readonly unreadable: readonly number[];
  readonly sections: readonly ImportedSection[];
  readonly all: Gathered;
  readonly file: OfficePackage;
}

/** The most slides of a file: nobody shows a presentation with more. */
const MOST_SLIDES = 2000;

/** What PowerPoint calls the slides before the first section. */
const defaultSections = ['Default Section', DEFAULT_SECTION];

/** The sections of a file ([MS-PPTX] 2.6.1). @param ids of its slides, in order */
function sectionsIn(root: XmlElement, ids: readonly string[]): ImportedSection[] {
  const sections = [...descendants(root, 'section')].map((section) => {
    const own = new Set(
      childrenOf(childOf(section, 'sldIdLst'), 'sldId').map(({ attributes }) => attributes['id']),
    );
    const numbers = ids.flatMap((id, at) => (own.has(id) ? [at + 1] : []));
    return { title: section.attributes['name']?.trim() || 'Раздел без\u00a0названия', numbers };
  });
  const [first, ...rest] = sections;
  return first && defaultSections.includes(first.title) ? rest : sections;
}

/** The most frequent of the values that are there. */
export function mostOf<T extends string | null>(values: readonly (T | undefined)[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0];
}

/**
 * Reads a file. Addresses that it names are never fetched.
 *
 * @param onSlide called after each slide
 * @throws ImportRefused with the reason
 */
export function readDeck(
  bytes: Uint8Array,
  onSlide: (done: number, total: number) => void = () => undefined,
): SourceDeck {
  return withReason(() => read(openPackage(bytes), onSlide));
}

function read(file: OfficePackage, onSlide: (done: number, total: number) => void): SourceDeck {
  const { part, root } = mainOf(file);
  const relations = new Map(file.relations(part).map((relation) => [relation.id, relation]));
  const listed = childrenOf(childOf(root, 'sldIdLst'), 'sldId');
  if (listed.length === 0) throw new ImportRefused('no-slides');
  if (listed.length > MOST_SLIDES) throw new ImportRefused('too-large');
  const parts = listed.map(({ attributes }) => {
    const relation = relations.get(attributes['r:id'] ?? '');
    return relation && !relation.isExternal && relation.kind === 'slide' ? relation.target : '';
  });
  const isOwn = childOf(file.xml('docProps/app.xml'), 'Application')?.text === APPLICATION;
  const all = new Gathered();
  const looks = new LooksReader(file);
  const book = { file, page: pageOf(root), isOwn, all };
  const slides: SourceSlide[] = [];
  const unreadable: number[] = [];
  for (const [at, one] of parts.entries()) {
    let slide: SourceSlide | null = null;
    try {
      slide = readSlide(one, at + 1, book, looks);
    } catch (error) {
      if (!(error instanceof PackageRefused) || error.fault !== 'damaged') throw error;
    }
    if (slide) slides.push(slide);
    else unreadable.push(at + 1);
    onSlide(at + 1, parts.length);
  }
  if (slides.length === 0) throw new ImportRefused('damaged');
  return {
    title: childOf(file.xml('docProps/core.xml'), 'title')?.text.replaceAll(/\s+/g, ' ').trim() ?? '',
    language: languageOf(all),
    colours: {
      // A slide without a ground of its own is white.
      background: mostOf(slides.map(({ look }) => look.background ?? '#ffffff')),
      accent: mostOf(slides.map(({ look }) => look.accent)),
    },
    ownTheme: isOwn ? (mostOf(slides.map(({ look }) => look.theme)) ?? '') : '',
    fonts: [...all.fonts],
    slides,
    unreadable,
    sections: sectionsIn(
      root,
      listed.map(({ attributes }) => attributes['id'] ?? ''),
    ),
    all,
    file,
  };
}
