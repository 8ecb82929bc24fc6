import type { ReportOrder } from '#api/generated/model/reportOrder.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { readState, type Search } from '../state/list-state.ts';
import { dimensions } from '../statistics/query.ts';
import { comparisonText, daysText, formatText, kindText } from '../words/report-words.ts';
import { choicesOf, type RowTypes } from './kinds.ts';
import { fact, facts, value } from './reports.css.ts';
import { useFilterTexts } from './useFilterTexts.ts';

interface DetailsProps {
  order: ReportOrder;
  area: AdminArea;
  /** Facts before those of the order, by their names. */
  before: Readonly<Record<string, string | null>>;
}

/** The filters of an order as the address of a list has them. */
const asSearch = (filter: object): Search =>
  Object.fromEntries(
    Object.entries(filter).map(([name, one]) => [
      name,
      Array.isArray(one)
        ? one.map((item) => String(item).replaceAll('%', '%25').replaceAll(',', '%2C')).join(',')
        : String(one),
    ]),
  );

/** What was ordered, in words. */
export function Details({ order, area, before }: DetailsProps) {
  const { kind, format, isMailed, parameters } = order;
  const { groupBy, compare, columns, filter } = parameters;
  const choices = choicesOf(kind);
  const filters = choices?.filters ?? [];
  const chosen = readState<RowTypes>({ columns: [], filters }, asSearch(filter), '').filters;
  const { chips } = useFilterTexts(filters, chosen, area);
  const names = columns.map((id) => choices?.columns.find((one) => one.id === id)?.label ?? id);
  const all: Readonly<Record<string, string | null>> = {
    ...before,
    Вид: kindText(kind),
    Период: parameters.from === null ? null : daysText(parameters),
    Группировка: groupBy && (dimensions[groupBy] ?? groupBy),
    Сравнение: groupBy && comparisonText(compare),
    Фильтры: [
      ...chips.map(({ label }) => label),
      ...(filter.searchText ? [`«${filter.searchText}»`] : []),
    ].join('; '),
    Столбцы: names.join(', ') || 'все',
    Формат: formatText(format),
    Письмо: isMailed ? 'придёт автору' : 'не нужно',
  };
  return (
    <dl className={facts}>
      {Object.entries(all).map(
        ([name, text]) =>
          text && (
            <Fact key={name} name={name}>
              {text}
            </Fact>
          ),
      )}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <>
    <dt className={fact}>{name}</dt>
    <dd className={value}>{children}</dd>
  </>
);
