import { CHART_KINDS, highlightWords, secondUnit } from '../model/chart-kinds.ts';
import { type ChartBlock, chartRows, type TableBlock } from '../model/deck.ts';
import { languageTag } from './options.ts';

/** Longest description of a table or chart, characters: more is read in the data itself. */
const LONGEST = 1000;

const cut = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;

const titled = (name: string, title: string): string => (title === '' ? name : `${name} «${title}»`);

/**
 * What a chart shows, for those who cannot see it: its kind, the slide's title and its numbers.
 *
 * @param language of the deck, `ru` or `ru-RU`, which decides how decimals are written
 */
export function describeChart(block: ChartBlock, title: string, language: string): string {
  const format = new Intl.NumberFormat(languageTag(language), {
    useGrouping: false,
    maximumSignificantDigits: 15,
  });
  const [head = [], ...rows] = chartRows(block);
  // The name of a line with another unit says it: «Рентабельность, %».
  const second = secondUnit(block);
  const line = second === block.unit ? undefined : second;
  const lines = rows.map(([category = '', ...values]) => {
    const numbers = values.map((value, at) => {
      const name = block.series.length > 1 ? `${head[at + 1]} ` : '';
      const unit = line !== undefined && at === block.series.length - 1 ? '' : block.unit;
      return `${name}${value === '' ? 'нет данных' : `${format.format(Number(value))}${unit && `\u00a0${unit}`}`}`;
    });
    return `${category}: ${numbers.join(', ')}`;
  });
  const lit = highlightWords(block);
  return cut(`${titled(CHART_KINDS[block.type].name, title)}. ${lit && `${lit}. `}${lines.join('; ')}`);
}

/** What a table is about: the slide's title and its columns. */
export function describeTable({ hasHeader, rows }: TableBlock, title: string): string {
  const columns = hasHeader ? (rows[0] ?? []).filter((cell) => cell.trim() !== '') : [];
  return cut(`${titled('Таблица', title)}${columns.length > 0 ? `: ${columns.join(', ')}` : ''}`);
}
