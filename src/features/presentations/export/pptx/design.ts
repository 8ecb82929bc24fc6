import type { LogoBox, ShapeBox, TextBox } from '../../model/boxes.ts';
import { emptySlide, isLater, type Layout, type Slide, type SlotName, textBlock } from '../../model/deck.ts';
import { layoutSlide } from '../../model/layout-slide.ts';
import { LAYOUT_LIST, LAYOUTS, type Place } from '../../model/layouts.ts';
import type { ThemeTokens } from '../../model/themes.ts';

/** What all slides of a layout have in common. It is written into the layout and not into the slides. */
export interface Design {
  readonly layout: Layout;
  readonly background: string;
  readonly shapes: readonly ShapeBox[];
  /** Looks of the text in each place, from a short sample. */
  readonly texts: ReadonlyMap<SlotName, TextBox>;
  readonly footer: TextBox | undefined;
  readonly date: TextBox | undefined;
  readonly number: TextBox | undefined;
  readonly contacts: TextBox | undefined;
  readonly logo: LogoBox | undefined;
  /** Colour of links in its text; undefined where it has no text. */
  readonly linkColor: string | undefined;
}
export type Designs = Readonly<Record<Layout, Design>>;

const sampleText = 'Текст';
const sampleFoot = { number: 1, footer: sampleText, date: sampleText };
const isText = (box: { kind: string }): box is TextBox => box.kind === 'text';
const keyOf = ({ x, y, w, h, fill, fade, radius }: ShapeBox): string =>
  [x, y, w, h, fill, fade, radius].join(' ');

/** The shapes of a slide that are not already in its layout. */
export const ownShapes = (shapes: readonly ShapeBox[], design: Design): ShapeBox[] => {
  const common = new Set(design.shapes.map(keyOf));
  return shapes.filter((one) => !common.has(keyOf(one)));
};

function designOf(layout: Layout, slides: readonly Slide[], tokens: ThemeTokens): Design {
  const sample: Slide = {
    ...emptySlide(layout, layout),
    slots: LAYOUTS[layout].slots.flatMap(({ name, kind }) =>
      kind === 'text' ? [{ name, block: textBlock(sampleText) }] : [],
    ),
  };
  const shapesOf = (slide: Slide): ShapeBox[] =>
    layoutSlide(slide, tokens, sampleFoot)
      .boxes.filter((box) => box.kind === 'shape')
      .filter(({ slot }) => slot === null);
  const { boxes, background } = layoutSlide(sample, tokens, sampleFoot);
  // A decoration that one slide of this layout lacks is written into the other slides, not into the layout.
  const others = slides
    .filter((slide) => slide.layout === layout)
    .map((slide) => new Set(shapesOf(slide).map(keyOf)));
  const texts = boxes.filter(isText);
  return {
    layout,
    background,
    shapes: shapesOf(sample).filter((one) => others.every((keys) => keys.has(keyOf(one)))),
    texts: new Map(texts.flatMap((box) => (box.slot ? [[box.slot, box] as const] : []))),
    footer: texts.find(({ role }) => role === 'footer'),
    date: texts.find(({ role }) => role === 'date'),
    number: texts.find(({ role }) => role === 'number'),
    contacts: texts.find(({ role }) => role === 'contacts'),
    logo: boxes.find((box) => box.kind === 'logo'),
    linkColor: texts.find(({ slot }) => slot)?.linkColor,
  };
}

/** The design of a layout in which slides find nothing: all is written into them. */
export const emptyDesign = (layout: Layout): Design => ({
  layout,
  background: '',
  shapes: [],
  texts: new Map(),
  footer: undefined,
  date: undefined,
  number: undefined,
  contacts: undefined,
  logo: undefined,
  linkColor: undefined,
});

/** The designs of all layouts for the slides of a deck. */
export function designsFor(slides: readonly (Slide | { id: string })[], tokens: ThemeTokens): Designs {
  const known = slides.filter((slide): slide is Slide => !isLater(slide));
  return Object.fromEntries(LAYOUT_LIST.map((layout) => [layout, designOf(layout, known, tokens)])) as Record<
    Layout,
    Design
  >;
}

/** Places whose paragraphs may be lists. */
export const hasLists = (name: SlotName): boolean => ['body', 'left', 'right'].includes(name);

const types: Readonly<Record<Place['kind'], string | undefined>> = {
  text: 'body',
  picture: 'pic',
  table: 'tbl',
  chart: 'chart',
  // Office has no placeholder for a timeline.
  timeline: undefined,
};

/** How Office calls a place of a layout; undefined for one that it does not have. */
export function placeOf(
  layout: Layout,
  name: SlotName,
): { type: string; idx: number | undefined } | undefined {
  const at = LAYOUTS[layout].slots.findIndex((slot) => slot.name === name);
  const slot = LAYOUTS[layout].slots[at];
  if (!slot) return undefined;
  if (name === 'title') return { type: layout === 'title' ? 'ctrTitle' : 'title', idx: undefined };
  const type = name === 'subtitle' ? 'subTitle' : types[slot.kind];
  return type ? { type, idx: at } : undefined;
}
