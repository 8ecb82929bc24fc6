import { textWidth } from './break-lines.ts';
import type { Label, Sector, Segment } from './chart-boxes.ts';
import { sectorCallout } from './chart-callout.ts';
import { chartMark } from './chart-looks.ts';
import {
  chartSizes,
  type Drawing,
  frameOf,
  header,
  label,
  noDrawing,
  type Plot,
  wrapTexts,
} from './chart-parts.ts';
import { writeValue } from './chart-scale.ts';
import { lineReserve } from './text-box.ts';

/** The distance between a sector and its label, px. */
const beside = 14;
/** The distance between two labels, px. */
const between = 8;

/** The height that is kept free above and below the circle for labels, px. */
const room = 56;

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The name of a sector in lines and its numbers, beside the sector. */
interface Entry {
  readonly category: number;
  /** The angle of the middle of the sector. */
  readonly angle: number;
  readonly lines: readonly string[];
  readonly numbers: string;
  readonly callout: readonly string[];
  readonly height: number;
  /** The height of its middle, px. */
  readonly y: number;
}

/** Moves labels of one side apart, as little as needed; the first one stays below `from`, the last one above `to`. */
function apart(list: readonly Entry[], from: number, to: number): Entry[] {
  const placed: Entry[] = [];
  let free = from;
  for (const entry of [...list].sort((one, other) => one.y - other.y)) {
    const y = Math.max(entry.y, free + entry.height / 2);
    placed.push({ ...entry, y });
    free = y + entry.height / 2 + between;
  }
  let limit = to;
  return placed.reverse().map((entry) => {
    const y = Math.min(entry.y, limit - entry.height / 2);
    limit = y - entry.height / 2 - between;
    return { ...entry, y };
  });
}

/** The horizontal distance of a label from the centre of the circle, px. */
function distanceAt({ y, radius }: Circle, entry: Entry): number {
  const reach = radius + beside;
  const nearest = Math.max(0, Math.abs(entry.y - y) - entry.height / 2);
  const edge = nearest < reach ? Math.sqrt(reach ** 2 - nearest ** 2) : 0;
  return Math.max(edge, reach * Math.abs(Math.sin(entry.angle)) * 0.5);
}

/** Radius of the hole of a doughnut, divided by the radius of the doughnut. */
const holeShare = 0.62;
/** The same in LibreOffice, which draws no other hole. The sum fits into both. */
const leastHoleShare = 0.5;
const middleSizes = [32, 28, 24, ...chartSizes] as const;

/** The sum with its unit in the hole, as large as it fits. */
function middleLabel(
  { tokens, divisor, decimals, unit }: Plot,
  { x, y, radius }: Circle,
  sum: number,
): Label {
  const text = [writeValue(sum / divisor, decimals), unit].filter(Boolean).join('\u00a0');
  const room = radius * leastHoleShare * 2 * 0.94;
  const width = textWidth(text, tokens.font, true) * lineReserve(tokens.font);
  const fontSize = middleSizes.find((size) => width * size <= room) ?? 14;
  return label(text, x, y + fontSize * 0.35, 'middle', { tokens, fontSize, isBold: true });
}

/**
 * A circle with a sector for each positive value, and beside each sector its name, value and share. A doughnut has the sum with
 * its unit in the hole instead of the unit above.
 */
export function pieDrawing(plot: Plot, isDoughnut: boolean): Drawing {
  const { block, area, tokens, divisor, decimals, marks, highlight } = plot;
  const head = header(isDoughnut ? { ...plot, unit: '', block: { ...block, series: [] } } : plot, false);
  const own = block.series[0]?.values ?? [];
  const values = block.categories.map((_, at) => Math.max(0, own[at] ?? 0));
  const sum = values.reduce((total, value) => total + value, 0);
  const height = area.h - head.height;
  const radius = Math.min(height / 2 - room, area.w * 0.25);
  const circle = { x: area.x + area.w / 2, y: area.y + head.height + height / 2, radius };
  const { x, y } = circle;
  const hole = isDoughnut ? radius * holeShare : 0;
  const middle = isDoughnut ? middleLabel(plot, circle, sum) : null;
  let angle = 0;
  const sectors = values.map((value, category): Sector => {
    const from = angle;
    angle += (value / sum) * 2 * Math.PI;
    return { category, from, to: angle };
  });
  const written = sectors.filter(({ category }) => (own[category] ?? -1) >= 0);
  // Values in percent, or with the sum 100, say the share themselves.
  const hasShares = block.unit.trim() !== '%' && Math.abs(sum - 100) > 1e-9;
  const width = area.w / 2 - radius - beside;
  const entriesAt = (
    largest: number,
  ): { fontSize: number; lineHeight: number; entries: Entry[]; isCut: boolean } => {
    const names = wrapTexts(block.categories, width, 3, tokens, largest);
    const entries = written.map(({ category, from, to }): Entry => {
      const lines = names.texts[category] ?? [];
      const value = values[category] ?? 0;
      const bisector = (from + to) / 2;
      const callout = highlight?.index === category ? sectorCallout(plot, width) : [];
      const share = `${Math.round((value / sum) * 100)}\u00a0%`;
      return {
        category,
        angle: bisector,
        lines,
        numbers: [writeValue(value / divisor, decimals), ...(hasShares ? [share] : [])].join(' · '),
        callout,
        height: (lines.length + 1 + callout.length) * names.lineHeight,
        y: y - (radius + beside) * Math.cos(bisector),
      };
    });
    return { ...names, entries };
  };
  const isRight = (entry: Entry): boolean => entry.angle < Math.PI;
  const heightOf = (list: readonly Entry[]): number =>
    list.reduce((total, entry) => total + entry.height + between, -between);
  const sidesOf = (entries: readonly Entry[]) => [
    entries.filter(isRight),
    entries.filter((one) => !isRight(one)),
  ];
  const doesFit = (entries: readonly Entry[]): boolean =>
    sidesOf(entries).every((side) => heightOf(side) <= height);
  const names =
    chartSizes.map(entriesAt).find(({ entries, isCut }) => doesFit(entries) && !isCut) ?? entriesAt(14);
  const { fontSize, lineHeight } = names;
  const labels: Label[] = [...head.labels, ...(middle ? [middle] : [])];
  const leaders: Segment[] = [];
  for (const entry of sidesOf(names.entries).flatMap((side) =>
    apart(side, area.y + head.height, area.y + area.h),
  )) {
    const { category, lines, numbers, callout, height: tall } = entry;
    const isStrong = highlight?.index === category;
    const direction = isRight(entry) ? 1 : -1;
    const left = x + direction * distanceAt(circle, entry);
    const wanted = y - (radius + beside) * Math.cos(entry.angle);
    const width =
      Math.max(...[...lines, numbers, ...callout].map((text) => textWidth(text, tokens.font, isStrong))) *
      fontSize;
    const isMoved = Math.abs(wanted - entry.y) > lineHeight / 2;
    // An office program places labels of a doughnut in the middle of its ring, those of a pie beside the sectors.
    const ring = (radius + hole) / 2;
    const shift = isDoughnut
      ? {
          x: left + (direction * width) / 2 - x - ring * Math.sin(entry.angle),
          y: entry.y - y + ring * Math.cos(entry.angle),
        }
      : isMoved
        ? { x: left - x - (radius + beside) * Math.sin(entry.angle), y: entry.y - wanted }
        : { x: 0, y: 0 };
    if (isMoved)
      leaders.push({
        x1: x + (radius + 2) * Math.sin(entry.angle),
        y1: y - (radius + 2) * Math.cos(entry.angle),
        x2: left - direction * 4,
        y2: entry.y,
      });
    const says = (at: number) => (at < lines.length ? 'name' : at === lines.length ? 'value' : 'callout');
    for (const [at, text] of [...lines, numbers, ...callout].entries())
      labels.push(
        label(
          text,
          left,
          entry.y - tall / 2 + at * lineHeight + fontSize * 0.95,
          direction > 0 ? 'start' : 'end',
          {
            tokens,
            fontSize,
            color:
              says(at) === 'callout'
                ? chartMark(0, tokens).textColor
                : says(at) === 'value' || (highlight && !isStrong)
                  ? tokens.muted
                  : tokens.text,
            isBold: isStrong && says(at) !== 'value',
            of: { series: 0, category, side: 'outside', says: says(at), shift },
          },
        ),
      );
  }
  return {
    ...noDrawing(plot),
    marks,
    pie: { ...circle, hole, sectors: sectors.filter(({ from, to }) => to > from) },
    labels,
    grid: leaders,
    frame: {
      ...frameOf(plot),
      plot: { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius },
      caption: head.caption,
      middle,
      sizes: { names: fontSize, values: fontSize, ticks: fontSize, legend: head.legendSize },
    },
    doesOverflow: !doesFit(names.entries),
  };
}
