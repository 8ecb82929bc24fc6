/** What the stand-in knows of slides: their layouts, texts and files. */
import type { KnownSlide, PresentationContent, Schemas, StoredSlide } from '#mocks/store/database.ts';
import { foldedOnce } from '#mocks/store/search.ts';

type Block = Schemas['SlideBlock'];
type Slots = Readonly<Record<string, Block['kind']>>;

/** The places of each layout with what stands in them, in reading order (presentations.md §3). */
export const LAYOUTS: Readonly<Record<Schemas['SlideLayout'], Slots>> = {
  title: { title: 'text', subtitle: 'text' },
  section: { title: 'text', subtitle: 'text' },
  bullets: { title: 'text', body: 'text' },
  twoColumns: { title: 'text', left: 'text', right: 'text' },
  pictureText: { title: 'text', picture: 'picture', body: 'text' },
  table: { title: 'text', table: 'table' },
  chart: { title: 'text', chart: 'chart', body: 'text' },
  quote: { title: 'text', quote: 'text', author: 'text' },
  timeline: { title: 'text', timeline: 'timeline' },
  statement: { title: 'text', subtitle: 'text' },
  agenda: { title: 'text', body: 'text' },
  lead: { title: 'text', subtitle: 'text', body: 'text' },
  cards: { title: 'text', body: 'text' },
  numbers: { title: 'text', body: 'text' },
  steps: { title: 'text', body: 'text' },
  comparison: { title: 'text', left: 'text', right: 'text' },
  matrix: { title: 'text', body: 'text' },
  funnel: { title: 'text', body: 'text' },
  team: { title: 'text', body: 'text' },
  chartFull: { title: 'text', chart: 'chart', body: 'text' },
  tableText: { title: 'text', table: 'table', body: 'text' },
  twoCharts: { title: 'text', chart: 'chart', chart2: 'chart' },
  gallery: { title: 'text', picture: 'picture', picture2: 'picture', picture3: 'picture' },
  pictureFull: { picture: 'picture', title: 'text', subtitle: 'text' },
  titlePicture: { title: 'text', subtitle: 'text', picture: 'picture' },
  portrait: { title: 'text', quote: 'text', author: 'text', picture: 'picture' },
  thanks: { title: 'text', body: 'text' },
};

/** Whether slides of a layout have a place for a picture. */
export const hasPicture = (layout: Schemas['OutlineItem']['layout']): boolean =>
  Object.hasOwn(LAYOUTS, layout) && 'picture' in LAYOUTS[layout as Schemas['SlideLayout']];

const KINDS: readonly string[] = ['text', 'picture', 'table', 'chart', 'timeline'] satisfies Block['kind'][];

const OBJECTS: readonly string[] = [
  'text',
  'rectangle',
  'ellipse',
  'line',
  'arrow',
  'picture',
] satisfies Schemas['SlideObject']['kind'][];

/** False for a slide with a layout, a block or an object of a later version of the contract; it is kept as it is (PRES-19). */
export function isKnownSlide(slide: StoredSlide): slide is KnownSlide {
  if (!('layout' in slide) || !('slots' in slide)) return false;
  const { layout, slots, objects = [] } = slide;
  return (
    Object.hasOwn(LAYOUTS, layout) &&
    slots.every(({ block }) => KINDS.includes(block.kind)) &&
    objects.every(({ kind, block }) => OBJECTS.includes(kind) && (!block || KINDS.includes(block.kind)))
  );
}

/** What stands in the places of a slide and in its objects. */
const blocksOn = ({ slots, objects = [] }: KnownSlide): Block[] => [
  ...slots.map(({ block }) => block),
  ...objects.flatMap(({ block }) => block ?? []),
];

type TextBlock = Extract<Block, { kind: 'text' }>;

/** The text of a text block, a line for each paragraph. */
export const textOfBlock = ({ paragraphs }: TextBlock): string =>
  paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n');

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return [textOfBlock(block)];
    case 'picture':
      return [block.alt];
    case 'table':
      return block.rows.flat();
    case 'chart':
      return [
        ...block.categories,
        ...block.series.map(({ name }) => name),
        ...(block.highlight ? [block.highlight.callout] : []),
      ];
    case 'timeline':
      return block.steps.flatMap(({ when, what }) => [when, what]);
  }
}

/** The folded text of title, sections and slides, for the search. */
export const searchTextOf: (content: PresentationContent) => string = foldedOnce(
  ({ title, slides, sections = [] }) =>
    [
      title,
      ...sections.map((section) => section.title),
      ...slides.filter(isKnownSlide).flatMap((slide) => blocksOn(slide).flatMap(textsOf)),
    ].join('\n'),
);

/** Ids of the pictures of slides, in their places and objects. */
export const picturesOf = (slides: readonly StoredSlide[]): string[] =>
  slides
    .filter(isKnownSlide)
    .flatMap((slide) =>
      blocksOn(slide).flatMap((block) =>
        block.kind === 'picture' && block.idFile ? [block.idFile.toLowerCase()] : [],
      ),
    );

/** Ids of all files of a presentation: its pictures and the materials of its brief. */
export const filesOf = ({ slides, brief }: PresentationContent): string[] => [
  ...picturesOf(slides),
  ...(brief?.idFiles ?? []).map((id) => id.toLowerCase()),
];
