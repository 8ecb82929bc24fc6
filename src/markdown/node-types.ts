import type { Parent, PhrasingContent, RootContent } from 'mdast';

/** Tags of HTML that are shown as such: `x<sub>2</sub>`. */
export type MarkTag = 'sub' | 'sup' | 'u' | 'kbd' | 'mark' | 'small' | 'q' | 'abbr';

/** A piece of text that HTML marks. */
export interface Mark extends Parent {
  type: 'mark';
  tag: MarkTag;
  /** What an abbreviation stands for. */
  title?: string;
  children: PhrasingContent[];
}

/** A part of the text that opens when its summary is pressed: `<details>`. */
export interface Details extends Parent {
  type: 'details';
  /** The line that is always visible; empty if the text has none. */
  summary: PhrasingContent[];
  children: RootContent[];
}

declare module 'mdast' {
  interface ListItemData {
    /** The number before the item in the text. */
    written?: number;
    /** What is written before the item, if that is no number with a full stop: «1)», «а)», «iv.». */
    mark?: string;
  }
  interface PhrasingContentMap {
    mark: Mark;
  }
  interface RootContentMap {
    mark: Mark;
    details: Details;
  }
  interface BlockContentMap {
    details: Details;
  }
}
