export interface ChartSeries {
  name: string;
  /** A value for each category; null is a gap. */
  values: readonly (number | null)[];
  /** «Остальные»: drawn in grey. */
  isRest?: boolean;
  /** The same days of the period before: a thin grey line without points. */
  isBefore?: boolean;
}

export type ChartType = 'line' | 'bar' | 'stacked' | 'heat';

/** A place of the chart: a category and a series, by their indexes. */
export interface Place {
  category: number;
  series: number;
}
export interface ShownSeries extends ChartSeries {
  /** Place among all series, which decides the colour. */
  index: number;
}

export interface Shape {
  d: string;
  series: number;
  /** `open` is the part of a line that ends in the day that is not over, `cell` one of the five steps of a heat map. */
  look: 'line' | 'open' | 'point' | 'fill' | 'cell';
  /** Step of a cell, 0 to 4. */
  level?: number;
}

export interface Label {
  x: number;
  y: number;
  text: string;
  anchor: 'start' | 'middle' | 'end';
  /** Of a label in a cell: the step below it. */
  level?: number;
}

export interface Drawing {
  width: number;
  height: number;
  /** Lines of the values. */
  grid: string;
  /** The place of the day that is not over, and oblique lines over it; empty without one. */
  partial: { box: string; lines: string };
  shapes: readonly Shape[];
  labels: readonly Label[];
  /** Centre of a category. */
  x: (category: number) => number;
  /** Width of a category. */
  band: number;
  /** Where the first category begins: the room of the labels beside the chart. */
  left: number;
  /** The outline of a point, bar or cell; null for a gap. */
  outline: (place: Place) => string | null;
  /** The place nearest to a position; null outside. */
  nearest: (x: number, y: number) => Place | null;
}

export interface Wanted {
  type: ChartType;
  categories: readonly string[];
  series: readonly ShownSeries[];
  /** Room for the chart; it becomes wider when the categories need it. */
  width: number;
  format: (value: number) => string;
  /** The category that is not over. */
  partial?: number | undefined;
}
