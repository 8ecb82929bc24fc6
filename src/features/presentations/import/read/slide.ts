/** One slide of the file. */
import type { OfficePackage } from '#lib/office/open-package.ts';
import { childAt, childOf, childrenOf, descendants, isOn, type XmlElement } from '#lib/office/read-xml.ts';
import { accentOf, backgroundOf, paletteOf, usedAccent } from '../../office/colours.ts';
import { type Looks, type Page, placeholderOf } from '../../office/places.ts';
import { isWide } from '../sizes.ts';
import type { SourceItem, SourceSlide } from '../source.ts';
import { type Gathered, SlideContext } from './context.ts';
import { ShapeReader } from './shapes.ts';

/** The words for a transition that is not kept. */
export const TRANSITION_LOST = 'эффект перехода';

/** What all slides of a file have in common. */
export interface Book {
  readonly file: OfficePackage;
  readonly page: Page;
  readonly isOwn: boolean;
  readonly all: Gathered;
}

/** Layouts and masters by their parts, each read once. */
export class LooksReader {
  readonly #file: OfficePackage;
  readonly #known = new Map<string, Looks>();

  constructor(file: OfficePackage) {
    this.#file = file;
  }

  /** @param layout the part of a layout */
  of(layout: string): Looks {
    const known = this.#known.get(layout);
    if (known) return known;
    const master = this.#file.relations(layout).find(({ kind }) => kind === 'slideMaster');
    const masterPart = this.#file.xmlOf(master);
    const made: Looks = {
      layout: this.#file.xml(layout),
      master: masterPart,
      palette: paletteOf(this.#file, master?.target ?? '', masterPart),
    };
    this.#known.set(layout, made);
    return made;
  }
}

/** The words of a paragraph. */
const lineOf = (one: XmlElement): string =>
  one.children.map((child) => (child.name === 'br' ? '\n' : (childOf(child, 't')?.text ?? ''))).join('');

/** The speaker notes, a line for each paragraph. */
function notesOf(context: SlideContext): string {
  const [page] = context.relationsOf('notesSlide');
  const part = context.file.xmlOf(page);
  const places = [...descendants(childAt(part, 'cSld', 'spTree'), 'sp')].filter(
    (shape) => placeholderOf(shape)?.type === 'body',
  );
  return places
    .flatMap((shape) => childrenOf(childOf(shape, 'txBody'), 'p').map(lineOf))
    .join('\n')
    .trim();
}

/**
 * Reports animations, comments, background pictures and transitions that the portal does not have as lost.
 *
 * @returns the transition
 */
function loseMotion(slide: XmlElement, context: SlideContext): SourceSlide['transition'] {
  const steps = [...descendants(childOf(slide, 'timing'), 'cTn')];
  if (steps.some(({ attributes }) => attributes['presetClass'] !== undefined)) context.lose('анимация');
  const alternatives = slide.children.filter(({ name }) => name === 'AlternateContent');
  const transitions = [slide, ...alternatives.flatMap(({ children }) => children)].map((one) =>
    childOf(one, 'transition'),
  );
  // A transition without an effect only says when the next slide follows.
  const effects = transitions.flatMap((one) =>
    (one?.children ?? []).map(({ name }) => name).filter((name) => !/^(?:extLst|sndAc)$/.test(name)),
  );
  const kept = effects.find((name) => name === 'fade' || name === 'push');
  if (effects.length > 0 && !kept) context.lose(TRANSITION_LOST);
  const [comments] = [...context.relationsOf('comments'), ...context.relationsOf('comment')];
  if (comments) context.lose('примечания рецензентов');
  if (childAt(slide, 'cSld', 'bg', 'bgPr', 'blipFill')) context.lose('фоновая картинка');
  return kept ?? 'none';
}

/** The colour of a shape that covers the slide. */
const groundIn = (items: readonly SourceItem[]): string | undefined =>
  items.flatMap((item) => (item.kind === 'object' && isWide(item) ? (item.shape?.colour ?? []) : []))[0];

/** Reads a slide. @param number from 1. Throws `PackageRefused` if its part is damaged. */
export function readSlide(
  part: string,
  number: number,
  book: Book,
  looksReader: LooksReader,
): SourceSlide | null {
  const { file, page, all, isOwn } = book;
  const slide = file.xml(part);
  if (slide?.name !== 'sld') return null;
  const context = new SlideContext(file, part, all);
  const [layoutRelation] = context.relationsOf('slideLayout');
  const looks =
    layoutRelation && !layoutRelation.isExternal
      ? looksReader.of(layoutRelation.target)
      : { layout: undefined, master: undefined, palette: { scheme: undefined, map: undefined, name: '' } };
  const reader = new ShapeReader(context, looks, page, isOwn);
  reader.read(childAt(slide, 'cSld', 'spTree'));
  const transition = loseMotion(slide, context);
  const { show } = slide.attributes;
  return {
    number,
    layout: {
      type: looks.layout?.attributes['type'] ?? '',
      name: childOf(looks.layout, 'cSld')?.attributes['name'] ?? '',
    },
    look: {
      background:
        groundIn(reader.items) ??
        backgroundOf(slide, looks.palette) ??
        backgroundOf(looks.layout, looks.palette) ??
        backgroundOf(looks.master, looks.palette),
      accent:
        usedAccent(slide, looks.palette) ??
        usedAccent(looks.layout, looks.palette) ??
        usedAccent(looks.master, looks.palette) ??
        accentOf(looks.palette),
      theme: looks.palette.name,
    },
    isHidden: show !== undefined && !isOn(show),
    footer: context.footer,
    hasNumber: context.hasNumber,
    date: context.date,
    transition,
    notes: notesOf(context),
    items: reader.items,
    losses: context.losses,
  };
}
