import { useState } from 'react';
import { formatNumber } from '#lib/numbers.ts';
import { toCsv } from '#lib/office/csv.ts';
import { saveBlob } from '#lib/save-blob.ts';
import { toast } from '../Toast/toast-queue.ts';
import { tool, tools as toolsClass } from './Chart.css.ts';
import { Chart, type ChartProps, type ShownChart } from './Chart.tsx';
import { ChartTable } from './ChartTable.tsx';
import { cellsOf, rowsOf } from './chart-table.ts';
import { pngOf } from './png.ts';

interface FullChartProps extends Omit<ChartProps, 'tools' | 'table' | 'categoryTitle'> {
  categoryTitle: string;
}

/** A chart with its values as a table, as a picture and as CSV: all three have the series that are shown. */
export function FullChart(props: FullChartProps) {
  const { title, type, categories, fullNames = categories, categoryTitle, format = formatNumber } = props;
  const [isTable, setTable] = useState(false);
  const rows = ({ series }: ShownChart) => rowsOf(fullNames, series);

  const saveCsv = (shown: ShownChart): void =>
    saveBlob(
      new Blob([toCsv(cellsOf(categoryTitle, shown.series, rows(shown)))], {
        type: 'text/csv;charset=utf-8',
      }),
      `${title}.csv`,
    );
  const savePng = async (shown: ShownChart): Promise<void> => {
    const picture = await pngOf(title, type, shown);
    if (picture) saveBlob(picture, `${title}.png`);
    else
      toast.show({
        tone: 'negative',
        title: 'Не удалось сохранить график',
        text: 'Откройте график «Таблицей» или скачайте CSV.',
      });
  };

  return (
    <Chart
      {...props}
      tools={(shown) => (
        <div className={toolsClass}>
          <button type="button" className={tool} aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            Таблицей
          </button>
          <button type="button" className={tool} onClick={() => void savePng(shown)}>
            PNG
          </button>
          <button type="button" className={tool} onClick={() => saveCsv(shown)}>
            CSV
          </button>
        </div>
      )}
      table={(shown) =>
        isTable && (
          <ChartTable
            label={title}
            categoryTitle={categoryTitle}
            names={shown.series.map(({ name }) => name)}
            rows={rows(shown)}
            format={format}
          />
        )
      }
    />
  );
}
