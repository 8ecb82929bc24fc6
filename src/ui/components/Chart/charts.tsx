/** The charts of reports, loaded with the first page that shows one (`lazy.ts`). */
import { formatNumber } from '#lib/numbers.ts';
import { FullChart } from './FullChart.tsx';
import {
  beforeSeries,
  bucketNames,
  type ChartPoint,
  type ChartStep,
  mostSeries,
  ranked,
  sentenceOf,
  seriesOf,
} from './time-data.ts';

export interface TimeChartProps {
  title: string;
  /** Values in the order of the series; more than five series come by their size, of a stack the rest as «Остальные». */
  points: readonly ChartPoint[];
  /** Names of the series by their keys. @default the keys, and «Остальные» for `other` */
  names?: Readonly<Record<string, string>>;
  /** What a bucket is. @default day */
  step?: ChartStep;
  /** A value with its unit. @default a number in Russian */
  format?: (value: number) => string;
  /** Heading of the buckets in the table. @default by the step */
  bucketTitle?: string;
  /** `start` of the bucket that is not over, for example of today; it is marked. */
  partial?: string | undefined;
  /** Values of the period before, for a chart of one series. They are a thin grey line. */
  before?: readonly ChartPoint[] | undefined;
  /** @default «Прошлый период» */
  beforeName?: string;
  /** The sum of the period before, for the sentence; null if it is not known. */
  previous?: number | null | undefined;
  /** Called with a point that is pressed or chosen with Enter. */
  onDrill?: ((point: Pick<ChartPoint, 'start' | 'key'>) => void) | undefined;
}

const stepTitles: Readonly<Record<ChartStep, string>> = {
  hour: 'Час',
  day: 'День',
  week: 'Неделя',
  month: 'Месяц',
};

interface TypedProps extends TimeChartProps {
  type: 'line' | 'bar' | 'stacked' | 'heat';
}

function TimeChart({
  title,
  type,
  points,
  names,
  step = 'day',
  format = formatNumber,
  bucketTitle = stepTitles[step],
  partial,
  before,
  beforeName,
  previous,
  onDrill,
}: TypedProps) {
  const {
    starts,
    keys,
    series: own,
  } = seriesOf(type === 'heat' ? points : ranked(points, type === 'stacked'), names);
  const earlier = before?.length ? beforeSeries(starts, before, beforeName) : undefined;
  const series = earlier ? [...own, earlier.series] : own;
  const further = bucketNames(earlier?.further ?? [], step).map(({ long }) => ({ short: '', long }));
  const buckets = [...bucketNames(starts, step), ...further];
  const fullNames = buckets.map(({ long }) => long);
  const unfinished = partial === undefined ? -1 : starts.indexOf(partial);
  return (
    <FullChart
      title={title}
      type={type}
      categories={buckets.map(({ short }) => short)}
      fullNames={fullNames}
      categoryTitle={bucketTitle}
      series={series}
      format={format}
      most={type === 'line' ? mostSeries : undefined}
      partial={unfinished < 0 ? undefined : unfinished}
      tell={(shown) =>
        sentenceOf({ names: fullNames, series: shown, format, isSum: type === 'stacked', previous })
      }
      onDrill={
        onDrill &&
        (({ category, series: index }) => {
          const [start, key] = [starts[category], keys[index]];
          // A press on the line of the period before opens the day of this period.
          const opened = key ?? keys[0];
          if (start !== undefined && opened !== undefined) onDrill({ start, key: opened });
        })
      }
    />
  );
}

/** A line for each series. */
export const LineChart = (props: TimeChartProps) => <TimeChart type="line" {...props} />;
/** A bar for each series, beside each other. */
export const BarChart = (props: TimeChartProps) => <TimeChart type="bar" {...props} />;
/** Bars of the series on top of each other: parts of a whole. */
export const StackedChart = (props: TimeChartProps) => <TimeChart type="stacked" {...props} />;

const weekdays = { 1: 'пн', 2: 'вт', 3: 'ср', 4: 'чт', 5: 'пт', 6: 'сб', 7: 'вс' };

/** Hours by weekday: `start` is the hour, `00` to `23`, `key` the weekday, `1` for Monday. */
export const HeatMap = (props: Omit<TimeChartProps, 'step' | 'partial'>) => (
  <TimeChart type="heat" names={weekdays} bucketTitle="Час" {...props} />
);

export { Chart } from './Chart.tsx';
export { Spark } from './Spark.tsx';
