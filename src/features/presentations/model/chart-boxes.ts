/** The parts of the drawing of a chart. */
import type { Area } from './area.ts';
import type { ChartBlock, SlotName } from './deck.ts';

export type Pattern = 'solid' | 'stripes' | 'dots' | 'cross' | 'backStripes' | 'grid';
/** `dot` is a small circle, for lines with names at their ends. `spot` is a large circle, for a highlighted point. */
export type Marker = 'dot' | 'spot' | 'circle' | 'square' | 'triangle' | 'diamond' | 'cross' | 'ring';

/** A short text in a drawing. `anchor` says whether `x` is its start, its middle or its end. */
export interface Label {
  readonly text: string;
  /**
   * The point that the label belongs to, and how an office program places the label. Only values, names at the ends of lines
   * and texts beside sectors have it. The series of a sum is the index after the last series.
   */
  readonly of?: {
    readonly series: number;
    readonly category: number;
    readonly side: 'above' | 'below' | 'right' | 'outside' | 'inside' | 'foot';
    /** What the label says. */
    readonly says: 'value' | 'name' | 'nameAndValue' | 'text' | 'callout';
    /** Distance from the usual place of such a label, px. */
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
  /** Index in `ChartBox.marks`. */
  readonly mark: number;
}
/** A line through consecutive points of a series. A missing value ends it. */
export interface Stroke {
  readonly series: number;
  /** `mark` is the index in `ChartBox.marks` of a highlighted point. Other points look like their series. */
  readonly points: readonly { readonly x: number; readonly y: number; readonly mark?: number }[];
}
/** An area filled between two heights at each of its points. */
export interface Band {
  readonly series: number;
  readonly fill: string;
  readonly points: readonly { readonly x: number; readonly from: number; readonly to: number }[];
}
/** A sector of a pie. Angles are in radians, clockwise from the top. */
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

/** The scale of the line in a combined chart, if it is not that of the columns. Its axis is on the right. */
export interface SecondScale {
  /** Distance between the numbers of its axis, in values of the data. */
  readonly step: number;
  readonly divisor: number;
  readonly decimals: number;
  /** The unit after each value, with a space before it; '' if it is the unit of the chart. */
  readonly suffix: string;
  readonly color: string;
  readonly hasNegative: boolean;
}

export interface ChartFrame {
  /** The area of bars and lines, without the names along the axes; for a pie, the square around it. */
  readonly plot: Area;
  /** Distance between the numbers of the axis, in values of the data. */
  readonly step: number;
  /** Whether the chart has an axis of values with a grid. It has none when every value is written. */
  readonly hasAxis: boolean;
  /** Null if all series share one scale. */
  readonly second: SecondScale | null;
  /** Gaps between groups of bars and between the bars of a group, percent of the width of a bar. */
  readonly gapWidth: number;
  readonly barGap: number;
  /** Width of the line between stacked bars or areas, px; 0 without a line. The line has the colour of the background. */
  readonly barLine: number;
  /** The name of a single series and the unit, above the drawing. */
  readonly caption: Label | null;
  readonly legend: Area | null;
  /** The sum with its unit, in the hole of a doughnut. */
  readonly middle: Label | null;
  /** Font sizes of the names of categories, of values, of the numbers of the axis and of the legend, px. */
  readonly sizes: {
    readonly names: number;
    readonly values: number;
    readonly ticks: number;
    readonly legend: number;
  };
  /** Values are divided by `divisor` and written with so many `decimals`; `unit` names the divisor: «млн ₽». */
  readonly unit: string;
  readonly divisor: number;
  readonly decimals: number;
}

/** The callout: a short text beside the highlighted series or category. */
export interface Callout extends Area {
  readonly lines: readonly Label[];
  /** The line from the callout to its bar or point; null without a line. */
  readonly leader: Segment | null;
}

export interface ChartBox extends Area {
  readonly kind: 'chart';
  readonly slot: SlotName;
  readonly block: ChartBlock;
  /** Looks of the series, sectors or steps. After them come those of the points of a highlighted category. */
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
  /** Lines between the steps of a waterfall, each at the level where a step ends. */
  readonly links: readonly Segment[];
  readonly grid: readonly Segment[];
  readonly gridColor: string;
  /** The line at zero. */
  readonly axis: Segment | null;
  readonly axisColor: string;
  readonly labels: readonly Label[];
  /** Null without a callout. The callout of a sector is among the labels. */
  readonly callout: Callout | null;
  /** Positions and sizes for the native chart of an office program, so that it looks like this drawing. */
  readonly frame: ChartFrame;
  /** The squares or markers of the legend, one for each entry. The texts of the entries are in `labels`. */
  readonly keys: readonly (Area & { readonly mark: number })[];
  readonly background: string;
  /** True if a text such as «Нет данных» replaces the drawing. */
  readonly isEmpty: boolean;
  readonly doesOverflow: boolean;
}
