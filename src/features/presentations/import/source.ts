/** What is read from a PowerPoint file, before it is arranged in the portal's own layouts. */

import type { BulletPlace } from '../export/pptx/own-names.ts';
import type { ChartBlock, DeckSettings, Paragraph, PictureBlock, SlideObject } from '../model/deck.ts';
import type { Cut } from '../model/picture-place.ts';
import type { Area } from '../office/places.ts';
import type { Crop } from '../pictures/reencode.ts';

/** What a shape of a file that another program wrote is drawn as. */
export interface SourceShape {
  /** Its id on the slide, which connectors refer to. */
  readonly id: string;
  readonly kind: Exclude<SlideObject['kind'], 'picture'>;
  /** `#rrggbb` of its ground or of the line; undefined without one. */
  readonly colour: string | undefined;
  /** Of a line: where it begins and ends, in shares of the slide, and the ids of the shapes that it joins. */
  readonly line: {
    readonly from: readonly [x: number, y: number];
    readonly to: readonly [x: number, y: number];
    readonly joins: readonly string[];
  } | null;
  /** Whether it points to the next one, as steps do. */
  readonly isChevron?: boolean;
}

/** What all items of a slide have. */
export interface Placed {
  /** null when neither the slide nor its layout says where it stands. */
  readonly area: Area | null;
  readonly role: 'title' | 'subtitle' | 'body' | 'other';
  /** The number of its place in the layout; null without one. */
  readonly index: number | null;
  /** The name of the shape. */
  readonly name: string;
}

export interface SourceText extends Placed {
  readonly kind: 'text';
  readonly paragraphs: readonly Paragraph[];
  /** Its largest letters, pt of a slide of the portal; 0 when the slide itself does not say. */
  readonly size: number;
  /** The description of an empty place for a picture. */
  readonly alt: string;
  /** Where the text stands in its box, if the slide itself says so. */
  readonly align?: 'center' | 'right';
  readonly anchor?: 'middle' | 'bottom';
  /** Only without a place, in a file that another program wrote. */
  readonly shape?: SourceShape;
}
export interface SourcePicture extends Placed {
  readonly kind: 'picture';
  /** Names the part and the crop in `ImportedDeck.pictures`. */
  readonly key: string;
  readonly alt: string;
  readonly isDecorative: boolean;
  /** Its width by its height, as the file shows it; null where the file does not say. */
  readonly proportion: number | null;
  readonly isCropped: boolean;
  /** What the file cuts off a picture that is kept whole; null for one that is stored without what it hides. */
  readonly cut: Cut | null;
  readonly corners: PictureBlock['corners'];
  readonly tone: PictureBlock['tone'];
}
export interface SourceTable extends Placed {
  readonly kind: 'table';
  readonly hasHeader: boolean;
  readonly rows: readonly (readonly string[])[];
}
/** A chart of any size. */
export interface SourceChart extends Placed {
  readonly kind: 'chart';
  readonly chart: Omit<ChartBlock, 'kind'>;
  /** Its own title and those of its axes. */
  readonly titles: readonly string[];
  /** The callout beside a sector, in a file that the portal wrote; '' without one. */
  readonly callout: string;
}
/** The icon of an item, in a file that the portal wrote. */
export interface SourceIcon extends Placed {
  readonly kind: 'icon';
  /** Its name in the contract. */
  readonly icon: string;
  /** The bullet in whose place it stands; null for the icon of a card or a cell of a matrix. */
  readonly bullet: BulletPlace | null;
}
/** The veil over a picture, in a file that the portal wrote. */
export interface SourceVeil extends Placed {
  readonly kind: 'veil';
  readonly overlay: NonNullable<PictureBlock['overlay']>;
}
/** A line or a shape without text at a free position. */
export interface SourceObject extends Placed {
  readonly kind: 'object';
  /** Only in a file that another program wrote. */
  readonly shape?: SourceShape;
  readonly start: NonNullable<SlideObject['start']>;
}
export type SourceItem =
  | SourceText
  | SourcePicture
  | SourceTable
  | SourceChart
  | SourceIcon
  | SourceVeil
  | SourceObject;

export interface SourceSlide {
  /** From 1. */
  readonly number: number;
  /** The type of its layout as Office calls it, and the layout's name. */
  readonly layout: { readonly type: string; readonly name: string };
  /** Its colours and the name of its theme. */
  readonly look: {
    readonly background: string | undefined;
    readonly accent: string | undefined;
    readonly theme: string;
  };
  readonly isHidden: boolean;
  /** The text at its foot, '' without one. */
  readonly footer: string;
  readonly hasNumber: boolean;
  /** The date at the foot of the slide, as `2026-11-30`. Null: the day on which the file is opened. Undefined: no date. */
  readonly date?: DeckSettings['date'];
  readonly transition: DeckSettings['transition'];
  readonly notes: string;
  /** In reading order. */
  readonly items: readonly SourceItem[];
  /** What is not kept, in words. */
  readonly losses: readonly string[];
}

/** A section of the file. */
export interface ImportedSection {
  readonly title: string;
  /** Of its slides in the file, from 1. */
  readonly numbers: readonly number[];
}

/** A picture of the file, which the page stores. */
export interface ImportedPicture {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly crop: Crop | null;
}
