import { useState } from 'react';
import { formatNumber } from '#lib/numbers.ts';
import { toCsv } from '#lib/office/csv.ts';
import { saveBlob } from '#lib/save-blob.ts';
import { Button } from '../Button/Button.tsx';
import { toast } from '../Toast/toast-queue.ts';
import { tools as toolsClass } from './Chart.css.ts';
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
          <Button
            size="sm"
            variant={isTable ? 'secondary' : 'quiet'}
            aria-pressed={isTable}
            onPress={() => setTable(!isTable)}
          >
            Таблицей
          </Button>
          <Button size="sm" variant="quiet" onPress={() => void savePng(shown)}>
            PNG
          </Button>
          <Button size="sm" variant="quiet" onPress={() => saveCsv(shown)}>
            CSV
          </Button>
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
