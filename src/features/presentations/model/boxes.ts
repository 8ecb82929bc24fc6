/**
 * What `layoutSlide` makes of a slide: boxes that every renderer draws in this order, which is the reading order. All
 * lengths are px of 1280 × 720 (1 px is 0.75 pt, 9,525 EMU), all positions count from the corner of the slide.
 */
import type { Area } from './area.ts';
import type { ChartBox, Segment } from './chart-boxes.ts';
import type { PictureBlock, Run, SlideObject, SlotName, TableBlock } from './deck.ts';
import type { Font } from './fonts.ts';
import type { Tones } from './picture-tone.ts';

/** Text of equal looks in a line, without the spaces at which the line was broken. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly link: string | null;
}

/** A bullet or a number of a list, or an icon in the place of a bullet. */
export interface LineMark {
  /** '' for an icon. */
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly icon: MarkIcon | null;
}

/** An icon, which only repeats what the text says; its square is as wide as the mark. */
export interface MarkIcon {
  readonly name: string;
  readonly paths: readonly string[];
  /** Top of its square. */
  readonly y: number;
}

export interface Line {
  /** Top of the line and its baseline. */
  readonly y: number;
  readonly baseline: number;
  readonly height: number;
  /** The index of its paragraph; the first line of a paragraph carries the mark of a list. */
  readonly paragraph: number;
  readonly mark: LineMark | null;
  readonly pieces: readonly Piece[];
  /** What stands between it and the next line of its paragraph: a space, or nothing. */
  readonly after: string;
  /** Size (px) and colour where they are not those of its box. */
  readonly look?: { readonly fontSize: number; readonly color: string };
}

/** The name of an item, or one of its texts. */
export interface PartText {
  readonly runs: readonly Run[];
  readonly points: number;
  readonly color: string;
  readonly isBold: boolean;
  /** In font sizes. */
  readonly lineHeight: number;
  /** Space above it, px. */
  readonly before: number;
}

/** An item (`itemsBox`), which PowerPoint has in a box of its own: texts in one box never cover each other. */
export interface TextPart extends Area {
  readonly texts: readonly PartText[];
}

export interface TextBox extends Area {
  readonly kind: 'text';
  /** Null for the footer and the number, which repeat on each slide, for the contacts of a brand and the text of an object. */
  readonly slot: SlotName | null;
  readonly role: 'title' | 'body' | 'quote' | 'footer' | 'number' | 'date' | 'contacts' | 'object';
  readonly font: Font;
  /** Height of its lines, in font sizes. */
  readonly lineHeight: number;
  /** px; `points` is the same in pt, whole or half. */
  readonly fontSize: number;
  readonly points: number;
  /** Additional space before its paragraphs that are not further in, in font sizes. */
  readonly gap: number;
  readonly color: string;
  readonly markColor: string;
  /** Links are underlined too. */
  readonly linkColor: string;
  readonly align: 'left' | 'center' | 'right';
  /** Where the lines stand in the place. */
  readonly anchor: 'top' | 'middle' | 'bottom';
  /** What lines of nearly one length leave free at the right edge of the place, px; 0 in other texts. */
  readonly insetRight: number;
  /** Bold and italic are already in the pieces. */
  readonly lines: readonly Line[];
  /** The texts of a list that is drawn as items; null for text that runs on. */
  readonly parts: readonly TextPart[] | null;
  readonly doesOverflow: boolean;
}

/** A decoration without meaning. */
export interface ShapeBox extends Area {
  readonly kind: 'shape';
  readonly fill: string;
  /** The colour at its lower right corner, to which `fill` changes from the upper left one; null for an even fill. */
  readonly fade: string | null;
  /** The place whose content it belongs to; null for what the theme draws. */
  readonly slot: SlotName | null;
  /** A bold number or letters in its middle, which only repeat what the text says. */
  readonly label: { readonly text: string; readonly points: number; readonly color: string } | null;
  /** An icon in its middle, which only repeats what the text says; the strokes are those of a square of 24 × 24. */
  readonly icon: {
    readonly name: string;
    readonly paths: readonly string[];
    readonly size: number;
    readonly color: string;
  } | null;
  readonly radius: number;
  /** Over a picture, so that text can be read on it: transparent at its top, opaque as far as it must be from `full` on. */
  readonly veil: Veil | null;
}

export interface Veil {
  /** 0 to 1. */
  readonly opacity: number;
  /** Share of its height. */
  readonly full: number;
  /** What was measured. */
  readonly overlay: NonNullable<PictureBlock['overlay']>;
}

export interface PictureBox extends Area {
  readonly kind: 'picture';
  /** Null for the picture of an object. */
  readonly slot: SlotName | null;
  readonly block: PictureBlock;
  readonly fit: PictureBlock['fit'];
  /** Of the corners of what is shown, px. */
  readonly radius: number;
  /** The colours in which it is drawn; null for its own ones. */
  readonly tones: Tones | null;
}

/** The logo of a brand. */
export interface LogoBox extends Area {
  readonly kind: 'logo';
  readonly slot: null;
  readonly idFile: string;
  /** The even colour that it stands on. */
  readonly ground: string;
}

export interface TableCell extends Area {
  readonly text: string;
  readonly isHeader: boolean;
  readonly fill: string | null;
  readonly color: string;
  readonly align: 'left' | 'right';
  readonly lines: readonly Line[];
}

export interface TableBox extends Area {
  readonly kind: 'table';
  readonly slot: SlotName;
  readonly block: TableBlock;
  readonly fontSize: number;
  readonly points: number;
  readonly columnWidths: readonly number[];
  readonly rowHeights: readonly number[];
  readonly rows: readonly (readonly TableCell[])[];
  /** Lines between rows. */
  readonly lineColor: string;
  readonly doesOverflow: boolean;
}

export interface TimelineStepBox extends Area {
  /** Centre of its dot. */
  readonly dotX: number;
  readonly dotY: number;
  readonly when: readonly Line[];
  readonly what: readonly Line[];
}
export interface TimelineBox extends Area {
  readonly kind: 'timeline';
  readonly slot: SlotName;
  readonly fontSize: number;
  readonly points: number;
  /** Sizes of `when`, smaller where one would have two lines otherwise. */
  readonly whenFontSize: number;
  readonly whenPoints: number;
  readonly steps: readonly TimelineStepBox[];
  readonly line: Segment | null;
  readonly radius: number;
  readonly lineColor: string;
  readonly dotColor: string;
  readonly whenColor: string;
  readonly whatColor: string;
  readonly doesOverflow: boolean;
}

/** A line of an object, with its arrow head as a triangle. */
export interface ObjectLine extends Segment {
  readonly color: string;
  /** px */
  readonly width: number;
  /** Null without a head. A line with a head ends inside of it, so that the tip stays sharp. */
  readonly head: readonly [Point, Point, Point] | null;
}

type Point = readonly [x: number, y: number];

/** An object at a free position; its parts are drawn in the order of the properties (PRES-80). */
export interface ObjectBox extends Area {
  readonly kind: 'object';
  readonly slot: null;
  readonly object: SlideObject;
  /** The colour of a rectangle or an ellipse; null for others. */
  readonly fill: string | null;
  /** The line around a rectangle or an ellipse, half of its width outside of it; null without one. */
  readonly outline: { readonly color: string; readonly width: number } | null;
  /** A part of the slide filled as the shape, so that text that goes over its edge can be read; null for text within it. */
  readonly plate: Area | null;
  readonly line: ObjectLine | null;
  readonly picture: PictureBox | null;
  readonly text: TextBox | null;
  readonly doesOverflow: boolean;
}

export type Box = TextBox | ShapeBox | PictureBox | LogoBox | TableBox | ChartBox | TimelineBox | ObjectBox;

export interface SlideLayout {
  readonly background: string;
  readonly font: Font;
  readonly boxes: readonly Box[];
  /** True when some text does not fit its place at the smallest size: «Текст не помещается». */
  readonly overflow: boolean;
}
