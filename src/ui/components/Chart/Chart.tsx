import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import {
  caption,
  figure,
  legend,
  legendButton,
  plot,
  readout,
  scroller,
  sentence,
  svg,
  swatch,
} from './Chart.css.ts';
import { Axes, margin } from './ChartAxes.tsx';
import { Bars, Lines } from './ChartMarks.tsx';
import { niceTicks } from './scale.ts';
import { Swatch, Textures } from './Textures.tsx';

export interface ChartSeries {
  name: string;
  /** A value for each category; null is a gap. */
  values: readonly (number | null)[];
}

export interface ChartProps {
  title: string;
  type: 'line' | 'bar';
  categories: readonly string[];
  /** At most five are told apart well. */
  series: readonly ChartSeries[];
  /** A value with its unit. @default a number in Russian */
  format?: (value: number) => string;
  /** Heading of the categories, read before each: «Отдел». */
  categoryTitle?: string;
}

const height = 260;
/** Width of a category below which the chart scrolls sideways, px for each series. */
const minBand = 7;

const numbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

/**
 * A line or bar chart. One tab stop: ←/→ move along the categories, ↑/↓ between the series, Home and End to the ends; the
 * value is shown below the chart and announced. Show a table of the same values beside it: that is its text alternative.
 */
export function Chart({
  title,
  type,
  categories,
  series,
  format = numbers.format,
  categoryTitle,
}: ChartProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [point, setPoint] = useState<{ category: number; series: number } | null>(null);
  const [isSpoken, setSpoken] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(240, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const shown = series.map((one, index) => ({ ...one, index })).filter(({ index }) => !hidden.has(index));
  const values = shown.flatMap((one) => one.values.filter((value) => value !== null));
  const ticks = niceTicks(values, type === 'bar');
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const full = Math.max(
    width,
    margin.left + margin.right + categories.length * minBand * (type === 'bar' ? shown.length : 1),
  );
  const band = (full - margin.left - margin.right) / Math.max(1, categories.length);
  const y = (value: number): number =>
    margin.top + ((high - value) / (high - low)) * (height - margin.top - margin.bottom);
  const x = (category: number): number => margin.left + band * (category + 0.5);

  const pointText = (): string => {
    if (!point) return '';
    const one = series[point.series];
    const value = one?.values[point.category];
    const name = `${categoryTitle ? `${categoryTitle} ` : ''}${categories[point.category] ?? ''}`;
    const said = value === null || value === undefined ? 'нет значения' : format(value);
    return series.length > 1 ? `${name}, ${one?.name}: ${said}` : `${name}: ${said}`;
  };

  const move = (event: KeyboardEvent): void => {
    const order = shown.map(({ index }) => index);
    const first = order[0];
    if (first === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const { category, series: current } = point ?? { category: -1, series: first };
    const at = Math.max(0, order.indexOf(current));
    const last = categories.length - 1;
    const targets: Record<string, { category: number; series: number } | null> = {
      ArrowRight: { category: Math.min(last, category + 1), series: current },
      ArrowLeft: { category: Math.max(0, category - 1), series: current },
      ArrowDown: { category: Math.max(0, category), series: order[(at + 1) % order.length] ?? first },
      ArrowUp: { category: Math.max(0, category), series: order.at(at - 1) ?? first },
      Home: { category: 0, series: current },
      End: { category: last, series: current },
      Escape: null,
    };
    const target = targets[event.key];
    if (target === undefined || (target === null && !point)) return;
    event.preventDefault();
    event.stopPropagation();
    setSpoken(true);
    setPoint(target);
    if (!target || !box.current) return;
    const left = x(target.category);
    const { scrollLeft, clientWidth } = box.current;
    if (left - band < scrollLeft) box.current.scrollLeft = left - band - margin.left;
    if (left + band > scrollLeft + clientWidth)
      box.current.scrollLeft = left + band - clientWidth + margin.right;
  };

  const hover = (event: PointerEvent<SVGSVGElement>): void => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const category = Math.floor((event.clientX - left - margin.left) / band);
    if (category < 0 || category >= categories.length) return;
    const within = (event.clientX - left - margin.left) / band - category;
    const nearest =
      type === 'bar'
        ? shown[Math.min(shown.length - 1, Math.floor(within * shown.length))]
        : shown.toSorted(
            (a, b) =>
              Math.abs(y(a.values[category] ?? high) - event.clientY + top) -
              Math.abs(y(b.values[category] ?? high) - event.clientY + top),
          )[0];
    setSpoken(false);
    if (nearest) setPoint({ category, series: nearest.index });
  };

  const marks = { id, categories, shown, x, y, band, zero: y(Math.max(low, Math.min(high, 0))), point };
  const text = pointText();
  return (
    <figure className={figure} aria-labelledby={`${id}-title`}>
      <figcaption id={`${id}-title`} className={caption}>
        {title}
      </figcaption>
      <p className={sentence}>{extremes({ categories, series: shown, format })}</p>
      {series.length > 1 && (
        <ul className={legend} aria-label="Ряды графика">
          {series.map(({ name }, index) => (
            <li key={name}>
              <button
                type="button"
                className={legendButton}
                aria-pressed={!hidden.has(index)}
                // The last shown series stays.
                disabled={shown.length === 1 && !hidden.has(index)}
                onClick={() => setHidden((old) => toggled(old, index))}
              >
                <svg aria-hidden="true" className={swatch} viewBox="0 0 28 12">
                  <Swatch id={id} index={index} type={type} />
                </svg>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div ref={box} className={scroller}>
        <div
          role="application"
          aria-roledescription="график"
          aria-label={`${title}. Стрелки читают значения`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the chart is one tab stop, its keys move along the values
          tabIndex={0}
          className={plot}
          onKeyDown={move}
        >
          <svg
            aria-hidden="true"
            className={svg}
            width={full}
            height={height}
            onPointerMove={hover}
            onPointerDown={hover}
            onPointerLeave={() => setPoint(null)}
          >
            <Textures id={id} count={series.length} />
            <Axes
              categories={categories}
              ticks={ticks}
              x={x}
              y={y}
              width={full}
              height={height}
              band={band}
              format={format}
            />
            {type === 'bar' ? <Bars {...marks} /> : <Lines {...marks} />}
          </svg>
        </div>
      </div>
      <div className={readout} aria-live={isSpoken ? 'polite' : 'off'}>
        {text}
      </div>
    </figure>
  );
}

function toggled(old: ReadonlySet<number>, index: number): ReadonlySet<number> {
  const next = new Set(old);
  if (!next.delete(index)) next.add(index);
  return next;
}

/** «Больше всего 7 410 000 ₽ — Опт, меньше всего 3 120 000 ₽ — Розница.», for each series if there are several. */
function extremes({
  categories,
  series,
  format,
}: Required<Pick<ChartProps, 'categories' | 'series' | 'format'>>): string {
  return series
    .flatMap(({ name, values }) => {
      const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
      if (known.length < 2) return [];
      const most = known.reduce((best, one) => (one.value > best.value ? one : best));
      const least = known.reduce((best, one) => (one.value < best.value ? one : best));
      const said = ({ value, index }: { value: number; index: number }) =>
        `${format(value)} — ${categories[index]}`;
      const prefix = series.length > 1 ? `${name}: больше` : 'Больше';
      return [`${prefix} всего ${said(most)}, меньше всего ${said(least)}.`];
    })
    .join(' ');
}
