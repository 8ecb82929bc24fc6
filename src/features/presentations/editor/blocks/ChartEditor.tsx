import { RadioGroup, Stack, TextField } from '#ui/index.ts';
import { CHART_KINDS, CHART_TYPES, isRound } from '../../model/chart-kinds.ts';
import { DECK_LIMITS } from '../../model/deck.ts';
import { LIMIT_TEXTS } from '../../model/limits.ts';
import { CellsEditor } from '../grid/CellsEditor.tsx';
import { cellsOf, chartAs, chartLimits, chartOf, emptyChart, readNumber } from '../grid/chart-cells.ts';
import type { BlockEditorProps } from './block-editor-props.ts';

const kinds = CHART_TYPES.map((id) => ({ id, label: CHART_KINDS[id].label }));

/** The data of a chart as a table, its kind and its unit. */
export function ChartEditor({ block, onChange, onLeave }: BlockEditorProps) {
  const chart = block?.kind === 'chart' ? block : emptyChart();
  const isPie = isRound(chart.type);
  return (
    <Stack gap={3}>
      <RadioGroup
        label="Вид диаграммы"
        look="segmented"
        options={kinds}
        value={chart.type}
        onChange={(type) => onChange(chartAs(chart, type))}
      />
      <CellsEditor
        label="Данные"
        cells={cellsOf(chart)}
        hasHeader
        hasNames
        maxLength={DECK_LIMITS.category}
        limits={chartLimits(chart)}
        problems={{
          rows: isPie ? LIMIT_TEXTS.slices : LIMIT_TEXTS.categories,
          columns: isPie ? 'У\u00a0круговой диаграммы один ряд' : LIMIT_TEXTS.series,
        }}
        problemOf={({ row, column }, text) =>
          row > 0 && column > 0 && readNumber(text) === undefined && !/^[-−+]$/.test(text.trim())
            ? 'Введите число'
            : undefined
        }
        onChange={(cells, key) => onChange(chartOf(chart, cells), key)}
        onLeave={onLeave}
      />
      <TextField
        label="Единица"
        placeholder="₽, %, шт."
        maxLength={DECK_LIMITS.unit}
        value={chart.unit}
        onChange={(unit) => onChange({ ...chart, unit }, 'unit')}
      />
    </Stack>
  );
}
