import { numberCell, table, tableBox, tableCell, tableHead } from './Chart.css.ts';
import type { ChartRow } from './chart-table.ts';

interface ChartTableProps {
  label: string;
  categoryTitle: string;
  /** Names of the series. */
  names: readonly string[];
  rows: readonly ChartRow[];
  format: (value: number) => string;
}

/**
 * The values of a chart, a row for each category. A plain table and not `Table`, which is made for lists that are sorted
 * and chosen from: shared with the lists of the administration it would be five more files of every first load.
 */
export function ChartTable({ label, categoryTitle, names, rows, format }: ChartTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section is no better for a box that scrolls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the box scrolls by keyboard
    <div className={tableBox} role="region" aria-label={`Таблица: ${label}`} tabIndex={0}>
      <table className={table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={tableHead}>
              {categoryTitle}
            </th>
            {names.map((name) => (
              <th key={name} scope="col" className={`${tableHead} ${numberCell}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, category, values }) => (
            <tr key={key}>
              <th scope="row" className={tableCell}>
                {category}
              </th>
              {values.map((value, index) => (
                <td key={names[index]} className={`${tableCell} ${numberCell}`}>
                  {value === null ? '—' : format(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
