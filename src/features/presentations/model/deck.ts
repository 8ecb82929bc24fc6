import type { Access } from '#api/generated/model/access.ts';
import type { AgentOwner } from '#api/generated/model/agentOwner.ts';
import type { BrandPage } from '#api/generated/model/brandPage.ts';
import type { ChartBlock } from '#api/generated/model/chartBlock.ts';
import type { ChartHighlight } from '#api/generated/model/chartHighlight.ts';
import type { ChartSeries } from '#api/generated/model/chartSeries.ts';
import type { LabRight } from '#api/generated/model/labRight.ts';
import type { OutlineItem } from '#api/generated/model/outlineItem.ts';
import type { PictureBlock } from '#api/generated/model/pictureBlock.ts';
import type { PresentationBrand } from '#api/generated/model/presentationBrand.ts';
import type { PresentationBrandLook } from '#api/generated/model/presentationBrandLook.ts';
import type { PresentationBrief } from '#api/generated/model/presentationBrief.ts';
import type { PresentationChange } from '#api/generated/model/presentationChange.ts';
import type { PresentationSection } from '#api/generated/model/presentationSection.ts';
import type { PresentationSettings } from '#api/generated/model/presentationSettings.ts';
import type { PresentationStatus } from '#api/generated/model/presentationStatus.ts';
import type { PresentationStyle } from '#api/generated/model/presentationStyle.ts';
import type { PresentationTheme } from '#api/generated/model/presentationTheme.ts';
import type { Slide } from '#api/generated/model/slide.ts';
import type { SlideBlock } from '#api/generated/model/slideBlock.ts';
import type { SlideLayout } from '#api/generated/model/slideLayout.ts';
import type { SlideObject } from '#api/generated/model/slideObject.ts';
import type { SlideParagraph } from '#api/generated/model/slideParagraph.ts';
import type { SlideRun } from '#api/generated/model/slideRun.ts';
import type { SlideSlot } from '#api/generated/model/slideSlot.ts';
import type { SlotName } from '#api/generated/model/slotName.ts';
import type { TableBlock } from '#api/generated/model/tableBlock.ts';
import type { TextBlock } from '#api/generated/model/textBlock.ts';
import type { TimelineBlock } from '#api/generated/model/timelineBlock.ts';
import type { TimelineStep } from '#api/generated/model/timelineStep.ts';
import { plural } from '#lib/text.ts';

/**
 * A presentation as the portal knows it (presentations.md §3): its types, limits and simplest queries.
 * The types are those of the contract (`openapi/schemas/presentation.yaml`).
 */
export type Theme = PresentationTheme;
export type Layout = SlideLayout;
export type Style = PresentationStyle;
export type Status = PresentationStatus;
export type Run = SlideRun;
export type Paragraph = SlideParagraph;
export type Block = SlideBlock;
export type BlockKind = Block['kind'];
export type Slot = SlideSlot;
export type Brand = PresentationBrand;
export type BrandLook = PresentationBrandLook;
export type Brief = PresentationBrief;
export type DeckChange = PresentationChange;
export type DeckSettings = PresentationSettings;
export type DeckSection = PresentationSection;
export type {
  BrandPage,
  ChartBlock,
  ChartHighlight,
  ChartSeries,
  OutlineItem,
  PictureBlock,
  Slide,
  SlideObject,
  SlotName,
  TableBlock,
  TextBlock,
  TimelineBlock,
  TimelineStep,
};

/** A slide of a newer gateway: its id is all that this portal knows of it (PRES-19). */
export interface LaterSlide {
  id: string;
  layout?: undefined;
  slots?: undefined;
}
export type AnySlide = Slide | LaterSlide;

/** What a slide held in layouts that it no longer has, by slide (PRES-12). It is never sent. */
export interface Spare {
  /** The slide as it was last edited. */
  readonly layout: Layout;
  readonly slots: readonly Slot[];
  /** What that layout did not show. */
  readonly unseen: readonly Slot[];
  /** The slots made of it for the present layout; other ones mean that the slide was edited since. */
  readonly shown: readonly Slot[];
  /** What the present layout does not show. */
  readonly hidden: readonly Slot[];
}

/** What a person edits of a presentation; the rest of `Deck` comes from the gateway only. */
export interface DeckContent {
  title: string;
  language: string;
  theme: Theme;
  /** Absent until somebody sets them; `settingsOf` has the defaults. */
  settings?: DeckSettings;
  brief: Brief | null;
  outline: OutlineItem[];
  slides: AnySlide[];
  /** Absent until somebody sets them; `groupsOf` has the slides of each. */
  sections?: DeckSection[];
  /** Kept until the deck closes, in memory only. */
  spare?: Readonly<Record<string, Spare>>;
}
export interface Deck extends DeckContent {
  uuid: string;
  version: number;
  status: Status;
  /** The brand of the owner's company; null without one. */
  brand: Brand | null;
  owner: AgentOwner;
  right: LabRight;
  access: Access;
  editors: AgentOwner[];
  hidden: boolean;
  pinned: boolean;
  date: string;
}

/** Limits of a presentation (presentations.md §3). Texts count characters as JavaScript does. */
export const DECK_LIMITS = {
  slides: 60,
  deckTitle: 200,
  outline: 40,
  points: 6,
  point: 200,
  /** Characters in a slot, 120 in a title. */
  slot: 2000,
  title: 120,
  paragraphs: 40,
  runs: 50,
  notes: 5000,
  link: 2000,
  alt: 500,
  /** A longer description is too long to listen to. */
  longAlt: 250,
  columns: 8,
  rows: 15,
  cell: 200,
  series: 6,
  categories: 12,
  slices: 8,
  category: 60,
  seriesName: 60,
  unit: 12,
  callout: 40,
  footer: 200,
  sections: 60,
  sectionTitle: 100,
  objects: 20,
  steps: 7,
  fewestSteps: 3,
  when: 40,
  what: 120,
  /** Bytes and pixels of a picture, bytes of all pictures of a deck and of the deck's JSON. */
  pictureBytes: 10 * 1024 * 1024,
  picturePixels: 8000,
  deckBytes: 100 * 1024 * 1024,
  /** Bytes of a company's template. */
  templateBytes: 20 * 1024 * 1024,
  jsonBytes: 2 * 1024 * 1024,
  undo: 200,
} as const;

/** A number of slides with its noun: «3 слайда». */
export const slidesText = (count: number): string => plural(count, 'слайд', 'слайда', 'слайдов');

/** The size of a slide, px; 1 px is 0.75 pt and 9,525 EMU. */
export const CANVAS = { width: 1280, height: 720 } as const;

/** True for a slide with a layout, a place or a block that this portal does not know (PRES-19). */
export const isLater = (slide: AnySlide): slide is LaterSlide => !('layout' in slide && 'slots' in slide);

/** Text without looks, not in a list. */
export const run = (text: string): Run => ({ text, isBold: false, isItalic: false, link: null });
export const paragraph = (text: string, list: Paragraph['list'] = 'none', level = 0): Paragraph => ({
  level,
  list,
  runs: text === '' ? [] : [run(text)],
});
/** A text block with one paragraph for each line. */
export const textBlock = (text: string, list: Paragraph['list'] = 'none'): TextBlock => ({
  kind: 'text',
  paragraphs: text === '' ? [] : text.split('\n').map((line) => paragraph(line, list)),
});

/** A slide without content. @param id unique in the deck; `newId()` of `lib` or `edit.ts` makes one */
export const emptySlide = (layout: Layout, id: string): Slide => ({
  id,
  layout,
  slots: [],
  notes: '',
  isSkipped: false,
  isEdited: false,
  isPictureRight: false,
  outlineId: null,
});

/** The block in a slot of a slide, undefined when it is empty. */
export const blockIn = (slide: Slide, name: SlotName): Block | undefined =>
  slide.slots.find((slot) => slot.name === name)?.block;

/** What stands in the places of a slide, then in its objects. */
export const blocksOn = ({ slots, objects = [] }: Pick<Slide, 'slots' | 'objects'>): Block[] => [
  ...slots.map(({ block }) => block),
  ...objects.flatMap(({ block }) => block ?? []),
];

export const paragraphText = ({ runs }: { readonly runs: readonly Run[] }): string =>
  runs.map(({ text }) => text).join('');

/**
 * All text of a block in reading order, one line for each paragraph, row or step; the cells of a row are separated by tabs.
 * A picture gives its description.
 */
export function textOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.paragraphs.map(paragraphText).join('\n');
    case 'picture':
      return block.isDecorative ? '' : block.alt;
    case 'table':
      return block.rows.map((row) => row.join('\t')).join('\n');
    case 'chart':
      return [...chartRows(block), ...(block.highlight?.callout ? [[block.highlight.callout]] : [])]
        .map((row) => row.join('\t'))
        .join('\n');
    case 'timeline':
      return block.steps.map(({ when, what }) => [when, what].filter(Boolean).join(': ')).join('\n');
  }
}

/** The table that describes a chart: a header of series, then a row for each category. Numbers as JavaScript writes them. */
export const chartRows = (chart: ChartBlock): string[][] => [
  ['', ...chart.series.map(({ name }) => name)],
  ...chart.categories.map((category, at) => [
    category,
    ...chart.series.map(({ values }) => String(values[at] ?? '')),
  ]),
];

/** The title of a slide in one line, '' without one. */
export function slideTitle(slide: AnySlide): string {
  if (isLater(slide)) return '';
  const block = blockIn(slide, 'title');
  return block?.kind === 'text' ? textOf(block).replaceAll(/\s+/g, ' ').trim() : '';
}
