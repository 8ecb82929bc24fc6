import type { ReportPreview } from '#api/generated/model/reportPreview.ts';
import { formatNumber } from '#lib/numbers.ts';
import { plural } from '#lib/text.ts';
import { EmptyState, Heading, Table, Text } from '#ui/index.ts';
import { preview as previewClass } from './reports.css.ts';

/** Rows of a report at most. */
const maxRows = 1_000_000;

interface Line {
  id: string;
  cells: readonly string[];
}

/** How the report would begin. */
export function Preview({ preview: { columns, rows, total } }: { preview: ReportPreview }) {
  const lines = rows.map((cells, index): Line => ({ id: `row${index}`, cells }));
  return (
    <section className={previewClass} aria-label="Первые строки">
      <Heading level={2} size="md">
        Первые строки
      </Heading>
      <div role="status">
        <Text tone={total > maxRows ? 'negative' : 'muted'}>{countText(total, rows.length)}</Text>
      </div>
      {lines.length === 0 ? (
        <EmptyState title="Строк нет" text="Измените период или фильтры." />
      ) : (
        <Table
          label="Первые строки"
          maxHeight="70vh"
          columns={columns.map((title, index) => ({
            id: `column${index}`,
            title,
            // Names are longer than numbers.
            minWidth: index === 0 ? 190 : 140,
            render: ({ cells }: Line) => cells[index] || '—',
          }))}
          rows={lines}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  );
}

function countText(total: number, shown: number): string {
  const all = plural(total, 'строка', 'строки', 'строк');
  if (total > maxRows) return `${all}: больше ${formatNumber(maxRows)}, отчёт не получится`;
  return total > shown ? `${all}, показано ${formatNumber(shown)}` : all;
}
