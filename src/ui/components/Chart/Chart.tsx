import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { formatNumber } from '#lib/numbers.ts';
import {
  caption,
  figure,
  head,
  plot,
  readout,
  scroller,
  sentence as sentenceClass,
  svg,
} from './Chart.css.ts';
import { Grid, Labels } from './ChartAxes.tsx';
import { Chosen, Marks } from './ChartMarks.tsx';
import { draw } from './drawing.ts';
import { HeatLegend, Legend } from './Legend.tsx';
import type { ChartSeries, ChartType, Drawing, Place, ShownSeries } from './shapes.ts';
import { type Look, lookOf, Textures } from './Textures.tsx';
import { useWalk } from './useWalk.ts';

/** What is on the page now, for the table and the files. */
export interface ShownChart {
  series: readonly ShownSeries[];
  /** How each of them looks. */
  looks: readonly Look[];
  drawing: Drawing;
  sentence: string;
}

export interface ChartProps {
  title: string;
  type: ChartType;
  categories: readonly string[];
  /** Up to five can be told apart well by colour. */
  series: readonly ChartSeries[];
  /** A value with its unit. @default a number in Russian */
  format?: (value: number) => string;
  /** Heading of the categories, read before each: «Отдел». */
  categoryTitle?: string;
  /** Names of the categories in full, for the texts. @default `categories` */
  fullNames?: readonly string[];
  /** What the chart tells, of the shown series. @default the largest and smallest value of each */
  tell?: (series: readonly ChartSeries[]) => string;
  /** So many series are shown at first; the legend shows the others. @default all */
  most?: number | undefined;
  /** The category that is not over; it is marked. */
  partial?: number | undefined;
  /** Called with the place that is pressed, or chosen with Enter. */
  onDrill?: ((place: Place) => void) | undefined;
  /** Buttons beside the title. */
  tools?: (shown: ShownChart) => ReactNode;
  /** The same values as a table, shown instead of the plot; false shows the plot. */
  table?: (shown: ShownChart) => ReactNode;
}

/**
 * A chart of lines, bars beside each other, bars on top of each other, or the cells of a heat map. One tab stop: ←/→ move
 * along the categories, ↑/↓ between the series, Home and End to the ends, Enter opens; the value is shown below the chart
 * and announced. A table of the same values is its text alternative: show one beside it, or use `LineChart` and the
 * others, which have it.
 */
export function Chart({
  title,
  type,
  categories,
  series,
  format = formatNumber,
  categoryTitle,
  fullNames = categories,
  tell,
  most,
  partial,
  onDrill,
  tools,
  table,
}: ChartProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(640);
  const [chosen, setHidden] = useState<ReadonlySet<number> | null>(null);
  const [lit, setLit] = useState<number | null>(null);

  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setRoom(Math.max(240, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const hidden = chosen ?? beyond(most ?? series.length, series);
  const shown = series.map((one, index) => ({ ...one, index })).filter(({ index }) => !hidden.has(index));
  const looks = series.map((one, index) => lookOf(index, one));
  const drawing = draw({ type, categories, series: shown, width: room, format, partial });
  const { place, isByKey, onKeyDown, point } = useWalk({
    count: categories.length,
    order: shown.map(({ index }) => index),
    onEnter: (target) => onDrill?.(target),
    onMove({ category }) {
      if (!box.current) return;
      const [left, width] = [drawing.x(category), drawing.band];
      const { scrollLeft, clientWidth } = box.current;
      if (left - width < scrollLeft + drawing.left) box.current.scrollLeft = left - width - drawing.left;
      if (left + width > scrollLeft + clientWidth) box.current.scrollLeft = left + width - clientWidth + 12;
    },
  });
  const nearest = (event: PointerEvent<SVGSVGElement>): Place | null => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return drawing.nearest(event.clientX - left, event.clientY - top);
  };

  const said = (at: Place): string => {
    const one = series[at.series];
    const value = one?.values[at.category];
    const name = `${categoryTitle ? `${categoryTitle} ` : ''}${fullNames[at.category] ?? ''}`;
    const known = value === null || value === undefined ? 'нет значения' : format(value);
    const text = series.length > 1 ? `${name}, ${one?.name}: ${known}` : `${name}: ${known}`;
    return at.category === partial ? `${text}, неполный день` : text;
  };

  const sentence = tell ? tell(shown) : extremes(fullNames, shown, format);
  const now = {
    series: shown,
    looks: shown.map(({ index }) => looks[index] ?? lookOf(index)),
    drawing,
    sentence,
  };
  const values = table?.(now);
  const isEmpty = drawing.shapes.every(({ d }) => !d);
  return (
    <figure className={figure} aria-labelledby={`${id}-title`}>
      <div className={head}>
        <figcaption id={`${id}-title`} className={caption}>
          {title}
        </figcaption>
        {tools?.(now)}
      </div>
      {sentence && <p className={sentenceClass}>{sentence}</p>}
      {type === 'heat' ? (
        <HeatLegend />
      ) : (
        <Legend
          id={id}
          type={type}
          series={series}
          looks={looks}
          hidden={hidden}
          onChange={setHidden}
          onLight={setLit}
        />
      )}
      <div ref={box} className={scroller}>
        {values ||
          (!isEmpty && (
            <div
              role="application"
              aria-roledescription="график"
              aria-label={`${title}. Стрелки читают значения${onDrill ? ', Enter показывает подробности' : ''}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the chart is one tab stop, its keys move along the values
              tabIndex={0}
              className={plot}
              onKeyDown={onKeyDown}
            >
              <svg
                aria-hidden="true"
                className={svg}
                width={drawing.width}
                height={drawing.height}
                onPointerMove={(event) => point(nearest(event))}
                onPointerDown={(event) => point(nearest(event))}
                onPointerLeave={() => point(null)}
                onClick={() => place && onDrill?.(place)}
              >
                <Textures id={id} looks={looks} />
                <Grid drawing={drawing} />
                <Marks
                  id={id}
                  drawing={drawing}
                  looks={looks}
                  lit={lit === null || hidden.has(lit) ? null : lit}
                />
                <Labels drawing={drawing} />
                <Chosen d={place && drawing.outline(place)} />
              </svg>
            </div>
          ))}
      </div>
      <div className={readout} aria-live={isByKey ? 'polite' : 'off'}>
        {place && !values ? said(place) : ''}
      </div>
    </figure>
  );
}

const beyond = (most: number, series: readonly ChartSeries[]): ReadonlySet<number> =>
  new Set(series.flatMap(({ isBefore }, index) => (index < most || isBefore ? [] : index)));

/** «Больше всего 7 410 000 ₽ — Опт, меньше всего 3 120 000 ₽ — Розница.», for each series if there are several. */
function extremes(
  names: readonly string[],
  series: readonly ChartSeries[],
  format: (value: number) => string,
): string {
  return series
    .flatMap(({ name, values }) => {
      const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
      if (known.length < 2) return [];
      const most = known.reduce((best, one) => (one.value > best.value ? one : best));
      const least = known.reduce((best, one) => (one.value < best.value ? one : best));
      const said = ({ value, index }: { value: number; index: number }) =>
        `${format(value)} — ${names[index]}`;
      const prefix = series.length > 1 ? `${name}: больше` : 'Больше';
      return [`${prefix} всего ${said(most)}, меньше всего ${said(least)}.`];
    })
    .join(' ');
}
