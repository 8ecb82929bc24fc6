/** What the drawing of a chart is made of. */
import type { Area } from './area.ts';
import type { ChartBlock, SlotName } from './deck.ts';

export type Pattern = 'solid' | 'stripes' | 'dots' | 'cross' | 'backStripes' | 'grid';
/** `dot` is the small one of lines that have their names at their ends, `spot` a point that stands out. */
export type Marker = 'dot' | 'spot' | 'circle' | 'square' | 'triangle' | 'diamond' | 'cross' | 'ring';

/** A short text in a drawing; `anchor` says which of its ends `x` is. */
export interface Label {
  readonly text: string;
  /**
   * Of a value, a name at the end of a line or beside a sector: its point, and how an office program places it. The series of a
   * sum is the one behind the last.
   */
  readonly of?: {
    readonly series: number;
    readonly category: number;
    readonly side: 'above' | 'below' | 'right' | 'outside' | 'inside' | 'foot';
    /** What the label says. */
    readonly says: 'value' | 'name' | 'nameAndValue' | 'text' | 'callout';
    /** How far it stands from where such a label usually stands, px. */
    readonly shift: { readonly x: number; readonly y: number };
  };
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly fontSize: number;
  readonly color: string;
  readonly isBold: boolean;
}

export interface ChartMark {
  readonly color: string;
  /** The same tone for text, with a contrast of 4.5:1. */
  readonly textColor: string;
  /** Shown on the screen only, in forced colours and with «Штриховка на графиках». */
  readonly pattern: Pattern;
  readonly marker: Marker;
}
export interface Bar extends Area {
  readonly series: number;
  readonly category: number;
  /** The index of its looks. */
  readonly mark: number;
}
/** Points of a series without a gap between them. */
export interface Stroke {
  readonly series: number;
  /** A point with an index of its own looks stands out. */
  readonly points: readonly { readonly x: number; readonly y: number; readonly mark?: number }[];
}
/** A filled area between two heights over each of its points. */
export interface Band {
  readonly series: number;
  readonly fill: string;
  readonly points: readonly { readonly x: number; readonly from: number; readonly to: number }[];
}
/** A sector; angles in radians, clockwise from the top. */
export interface Sector {
  readonly category: number;
  readonly from: number;
  readonly to: number;
}
export interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** The scale of a line over columns that has one of its own, on the right. */
export interface SecondScale {
  /** Between its numbers, in the values of the data. */
  readonly step: number;
  readonly divisor: number;
  readonly decimals: number;
  /** Written behind each value, with a space; '' where the unit of the chart says it. */
  readonly suffix: string;
  readonly color: string;
  readonly hasNegative: boolean;
}

export interface ChartFrame {
  /** Where bars and lines stand, without the names along the axes; of a pie the square around it. */
  readonly plot: Area;
  /** Between the numbers of the axis, in the values of the data. */
  readonly step: number;
  /** False when every value is written, which makes the axis of values and its grid needless. */
  readonly hasAxis: boolean;
  /** Null where all series have one scale. */
  readonly second: SecondScale | null;
  /** Between groups of bars and between the bars of a group, percent of the width of a bar. */
  readonly gapWidth: number;
  readonly barGap: number;
  /** The line between stacked bars and areas in the colour of the background, px; 0 without one. */
  readonly barLine: number;
  /** The unit, and the name of an only series, above the drawing. */
  readonly caption: Label | null;
  readonly legend: Area | null;
  /** The sum with its unit, in the hole of a doughnut. */
  readonly middle: Label | null;
  /** Sizes of the names of categories, of values, of numbers of the axis, and of the legend, px. */
  readonly sizes: {
    readonly names: number;
    readonly values: number;
    readonly ticks: number;
    readonly legend: number;
  };
  /** Written values are divided by `divisor`, which their unit says, and have as many decimals. */
  readonly unit: string;
  readonly divisor: number;
  readonly decimals: number;
}

/** The text beside what stands out in a chart. */
export interface Callout extends Area {
  readonly lines: readonly Label[];
  /** The line from it to its point; null beside the point. */
  readonly leader: Segment | null;
}

export interface ChartBox extends Area {
  readonly kind: 'chart';
  readonly slot: SlotName;
  readonly block: ChartBlock;
  /** Looks of the series, of a pie of its sectors; behind them those of the points of a highlighted category. */
  readonly marks: readonly ChartMark[];
  readonly bars: readonly Bar[];
  readonly bands: readonly Band[];
  readonly strokes: readonly Stroke[];
  readonly pie: {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    /** The radius of the hole in the middle; 0 without one. */
    readonly hole: number;
    readonly sectors: readonly Sector[];
  } | null;
  /** Between the steps of a waterfall, at the level of each. */
  readonly links: readonly Segment[];
  readonly grid: readonly Segment[];
  readonly gridColor: string;
  /** The line of zero. */
  readonly axis: Segment | null;
  readonly axisColor: string;
  readonly labels: readonly Label[];
  /** Null without one; that of a sector is among the labels. */
  readonly callout: Callout | null;
  /** What an office program is told, so that its own chart looks like this drawing. */
  readonly frame: ChartFrame;
  /** The square or marker of each entry of the legend; its text is in `labels`. */
  readonly keys: readonly (Area & { readonly mark: number })[];
  readonly background: string;
  /** «Нет данных» and the like, instead of a drawing. */
  readonly isEmpty: boolean;
  readonly doesOverflow: boolean;
}
