/** Where the items of a list stand on a slide, and what is drawn behind them. All lengths are px. */
import { mix } from '#ui/theme/brand.ts';
import type { Area } from './area.ts';
import type { ShapeBox } from './boxes.ts';
import type { Layout } from './deck.ts';
import type { IconEntry } from './icons.ts';
import { shape } from './marks.ts';
import type { ThemeTokens } from './themes.ts';

/** Sizes of an item's name and of its text, pt. */
export type Sizes = readonly [head: number, text: number];

/** How a layout draws its items. */
export interface ItemLook {
  readonly sizes: readonly Sizes[];
  /** Where the text of each item may stand. */
  readonly cells: (count: number, area: Area) => Area[];
  /** Wider cells: for names that would be too small in `cells`, and for texts that do not fit there. Undefined if there are none. */
  readonly widerCells?: (count: number, area: Area) => Area[] | undefined;
  /** What is drawn for the cells, whose texts need at most `height`. */
  readonly shapes: (cells: readonly Area[], drawn: Drawn) => ShapeBox[];
  /** What stands in a shape of its own beside an item: its number, or the first letters of its name. */
  readonly mark?: 'number' | 'initials';
  /** The room that the mark takes from the cell, at the top or at the left. */
  readonly above?: number | ((count: number, hasLeads: boolean) => number);
  readonly beside?: number;
  /** Where its items may have icons: at their top, or at their left. */
  readonly icons?: 'above' | 'beside';
  /** Whether a date or term before a name stands above it. */
  readonly hasLeads?: boolean;
  /** Whether the text stands in the middle of its cell, instead of at the top. */
  readonly isMiddle?: boolean;
  /** Whether a smaller size is better than a name of two lines. */
  readonly isHeadWhole?: boolean;
  /** Least height of a single row of cells, px: such a row is as high as its texts and stands a little above the middle. */
  readonly leastRow?: number;
  /** Whether a single row of cells with icons is as high as its place. */
  readonly isHighWithIcons?: boolean;
  readonly headColor?: (tokens: ThemeTokens, at: number) => string;
  /** @default the theme's text */
  readonly textColor?: (tokens: ThemeTokens) => string;
}

interface Drawn {
  /** Height of the longest item's text. */
  readonly height: number;
  /** Left edge of the body. */
  readonly left: number;
  readonly tokens: ThemeTokens;
  /** The marks of the items, '' without one. */
  readonly marks: readonly string[];
  /** True for each item with an icon. */
  readonly hasIcon: readonly boolean[];
  /** Whether each item has a date or term above its name. */
  readonly hasLeads: boolean;
}

const usual: readonly Sizes[] = [
  [28, 24],
  [24, 20],
  [20, 18],
  [18, 16],
  [16, 16],
];

const gutter = 24;
const padding = 28;

/** Equal cells in rows. */
function grid(count: number, area: Area, columns: number, gap = gutter): Area[] {
  const rows = Math.max(1, Math.ceil(count / columns));
  const w = (area.w - gap * (columns - 1)) / columns;
  const h = (area.h - gap * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, at) => ({
    x: area.x + (at % columns) * (w + gap),
    y: area.y + Math.floor(at / columns) * (h + gap),
    w,
    h,
  }));
}

const inner = ({ x, y, w, h }: Area, by = padding): Area => ({
  x: x + by,
  y: y + by,
  w: w - 2 * by,
  h: h - 2 * by,
});
const outer = (area: Area): Area => inner(area, -padding);

/** Four stand in two rows, five and six in two rows of three, more in rows of four. */
const cardColumns = (count: number): number =>
  count <= 3 ? Math.max(1, count) : count === 4 ? 2 : count <= 6 ? 3 : 4;

/** A shape of the body. */
const drawn = (area: Area, fill: string, radius = 0, label: ShapeBox['label'] = null): ShapeBox => ({
  ...shape(area.x, area.y, area.w, area.h, fill, { radius }),
  slot: 'body',
  label,
});
/** A circle with a mark in it. */
const badge = ({ x, y }: Area, size: number, text: string, { accent, onAccent }: ThemeTokens): ShapeBox =>
  drawn({ x, y, w: size, h: size }, accent, size / 2, {
    text,
    points: Math.round(size * 0.36),
    color: onAccent,
  });

/** Widths of a funnel, px: the narrow one leaves more room for long texts. */
const funnelWidths = { usual: 480, narrow: 280 } as const;
const besideFunnel = 40;
const funnelCells = (count: number, area: Area, width: number): Area[] =>
  grid(count, area, 1, 10).map((cell) => ({
    ...cell,
    x: cell.x + width + besideFunnel,
    w: cell.w - width - besideFunnel,
  }));

/** Sizes of an icon and of the square behind it, the room that both take from a cell, and the smallest text beside them, pt. */
export interface IconSize {
  readonly icon: number;
  readonly square: number;
  readonly room: number;
  readonly leastText: number;
}
/** The sizes of icons, the best one first. The last one is for cells that have no room for the others and a larger text. */
export const ICON_SIZES: readonly IconSize[] = [
  { icon: 64, square: 112, room: 140, leastText: 20 },
  { icon: 32, square: 56, room: 72, leastText: 18 },
  { icon: 24, square: 40, room: 48, leastText: 0 },
];

/** An icon on a tinted square in the corner of a cell. */
export const iconShape = (
  { x, y }: Area,
  { name, paths }: IconEntry,
  { icon, square }: IconSize,
  { accent, surface }: ThemeTokens,
): ShapeBox => ({
  ...drawn({ x, y, w: square, h: square }, mix(surface, accent, 0.12), square / 4),
  icon: { name, paths, size: icon, color: accent },
});

const muted = (tokens: ThemeTokens): string => tokens.muted;
/** Sizes of the circles of people, and heights of the bands of steps. */
const circles = { person: 88, fewPeople: 160 } as const;
const bands = { step: 44, fewSteps: 64, dated: 8 } as const;
const belowMark = 20;

const inOneRow = 4;
/** Steps and people are in one row, five and more in two. */
const inRows = (count: number, area: Area): Area[] =>
  grid(count, area, count <= inOneRow ? Math.max(1, count) : Math.ceil(count / 2), 32);
/** Height of the bands of steps, px: more in a single row, and little if dates stand in the place of the numbers. */
const stepBand = (count: number, hasLeads: boolean): number =>
  hasLeads ? bands.dated : count <= inOneRow ? bands.fewSteps : bands.step;
/** The circle of a person, which is larger in a single row. */
const personCircle = (count: number): number => (count <= inOneRow ? circles.fewPeople : circles.person);

/** The layouts whose body is drawn as items. */
export const ITEM_LOOKS: Partial<Readonly<Record<Layout, ItemLook>>> = {
  cards: {
    sizes: usual,
    hasLeads: true,
    icons: 'above',
    leastRow: 300,
    isHighWithIcons: true,
    cells: (count, area) => grid(count, area, cardColumns(count)).map((cell) => inner(cell)),
    // A card with an icon needs no bar.
    shapes: (cells, { tokens: { surface, accent }, hasIcon }) =>
      cells.flatMap((cell, at) => [
        drawn(outer(cell), surface, 16),
        ...(hasIcon[at] ? [] : [drawn({ x: cell.x, y: cell.y - padding, w: 56, h: 6 }, accent)]),
      ]),
  },
  numbers: {
    sizes: [
      [88, 28],
      [72, 28],
      [60, 24],
      [54, 24],
      [48, 20],
      [44, 20],
      [36, 20],
      [28, 18],
      [24, 16],
    ],
    leastRow: 0,
    isHeadWhole: true,
    cells: (count, area) => {
      const columns = Math.min(4, Math.max(1, count));
      return grid(count, area, columns, 56);
    },
    widerCells: (count, area) => (count === 3 || count === 4 ? grid(count, area, 2, 56) : undefined),
    shapes: (cells, { height, tokens: { line } }) =>
      cells
        .filter(({ x }) => x > (cells[0]?.x ?? 0))
        .map(({ x, y }) => drawn({ x: x - 28, y, w: 1, h: height }, line)),
    headColor: ({ accent, text }, at) => (at === 0 ? accent : text),
    textColor: muted,
  },
  steps: {
    sizes: usual,
    mark: 'number',
    hasLeads: true,
    above: (count, hasLeads) => stepBand(count, hasLeads) + belowMark,
    leastRow: 0,
    cells: inRows,
    shapes: (cells, { tokens: { accent, onAccent }, marks, hasLeads }) =>
      cells.map(({ x, y, w }, at) => {
        const h = stepBand(cells.length, hasLeads);
        if (hasLeads) return drawn({ x, y, w, h }, accent);
        const label = { text: marks[at] ?? '', points: Math.round(h * 0.42), color: onAccent };
        return drawn({ x, y, w, h }, accent, 12, label);
      }),
    textColor: muted,
  },
  agenda: {
    sizes: [[28, 28], [24, 24], [20, 20], ...usual.slice(3)],
    mark: 'number',
    beside: 72,
    isMiddle: true,
    cells: (count, area) => {
      const columns = count > 4 ? 2 : 1;
      const rows = Math.max(1, Math.ceil(count / columns));
      const h = Math.min(128, area.h / rows);
      const w = (area.w - 64 * (columns - 1)) / columns;
      // Down the first column, then down the second.
      return Array.from({ length: count }, (_, at) => ({
        x: area.x + Math.floor(at / rows) * (w + 64),
        y: area.y + (at % rows) * h + 14,
        w,
        h: h - 28,
      }));
    },
    shapes: (cells, { tokens, marks }) =>
      cells.flatMap(({ x, y, w, h }, at) => [
        // Lines are between rows, so the last item of a column has none.
        ...(cells[at + 1]?.x === x ? [drawn({ x, y: y + h + 13, w, h: 1 }, tokens.line)] : []),
        // The label is in the middle of its shape. A shape as wide as the digits lines them up with the edge of the title.
        drawn({ x, y, w: 22 * (marks[at]?.length ?? 1), h }, tokens.background, 0, {
          text: marks[at] ?? '',
          points: 28,
          color: tokens.accent,
        }),
      ]),
    textColor: muted,
  },
  matrix: {
    sizes: usual,
    hasLeads: true,
    icons: 'beside',
    cells: (count, area) => grid(count, area, 2, 12).map((cell) => inner(cell)),
    shapes: (cells, { tokens: { surface, accent } }) =>
      cells.map((cell, at) =>
        drawn(outer(cell), at % 4 === 0 || at % 4 === 3 ? mix(surface, accent, 0.06) : surface, 16),
      ),
  },
  funnel: {
    sizes: usual,
    hasLeads: true,
    isMiddle: true,
    cells: (count, area) => funnelCells(count, area, funnelWidths.usual),
    widerCells: (count, area) => funnelCells(count, area, funnelWidths.narrow),
    shapes: (cells, { left, tokens: { accent, surface } }) =>
      cells.map(({ x, y, h }, at) => {
        const last = Math.max(1, cells.length - 1);
        const width = x - besideFunnel - left;
        const w = width * (1 - (0.6 * at) / last);
        return drawn({ x: left + (width - w) / 2, y, w, h }, mix(accent, surface, (0.7 * at) / last), 10);
      }),
    textColor: muted,
  },
  team: {
    sizes: usual,
    mark: 'initials',
    above: (count) => personCircle(count) + belowMark,
    leastRow: 0,
    isHeadWhole: true,
    cells: inRows,
    shapes: (cells, { tokens, marks }) =>
      cells.map((cell, at) => badge(cell, personCircle(cells.length), marks[at] ?? '', tokens)),
    textColor: muted,
  },
};
