import { useDeferredValue } from 'react';
import { Stack, Text, TextField } from '#ui/index.ts';
import { CHART_KINDS, CHART_TYPES, hasOneSeries, isRound } from '../../model/chart-kinds.ts';
import { type ChartBlock, DECK_LIMITS, emptySlide } from '../../model/deck.ts';
import { LIMIT_TEXTS, ONE_SERIES_TEXT } from '../../model/limits.ts';
import { readNumber } from '../../model/numbers.ts';
import { Samples } from '../../slide/Samples.tsx';
import { CellsEditor } from '../grid/CellsEditor.tsx';
import { cellsOf, changedChart, chartAs, chartLimits, chartOf, emptyChart } from '../grid/chart-cells.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { useEditor } from '../store/deck-store.ts';
import type { BlockEditorProps } from './block-editor-props.ts';
import { ChartHighlightFields } from './ChartHighlightFields.tsx';

/** What the numbers of a kind mean, where a person could not guess it. */
const hints: Partial<Record<ChartBlock['type'], string>> = {
  combined:
    'Линией рисуется последний ряд. Если в\u00a0его названии другая единица («Рентабельность, %») или\u00a0числа в\u00a0десять раз больше или\u00a0меньше, у\u00a0линии своя шкала справа.',
  waterfall:
    'Первое и\u00a0последнее число\u00a0— итоги, между ними изменения. Последнее можно не\u00a0вводить: портал посчитает сумму.',
};

/** Pictures of this chart in each kind. */
function Kinds({ chart, onChange }: { chart: ChartBlock; onChange: (chart: ChartBlock) => void }) {
  const { store } = useOpenEditor().session;
  const theme = useEditor(store, ({ history }) => history.present.theme);
  const brand = useEditor(store, ({ history }) => history.present.brand);
  // Each picture is laid out, which must not hold up typing.
  const shown = useDeferredValue(chart);
  return (
    <Samples
      label="Вид диаграммы"
      samples={CHART_TYPES.map((id) => ({
        id,
        label: CHART_KINDS[id].label,
        theme,
        brand,
        slide: { ...emptySlide('chartFull', id), slots: [{ name: 'chart', block: chartAs(shown, id) }] },
      }))}
      chosen={chart.type}
      onChoose={(type) => onChange(chartAs(chart, type))}
    />
  );
}

/** The data of a chart as a table, its kind, its unit and its highlight. */
export function ChartEditor({ block, onChange, onLeave }: BlockEditorProps) {
  const chart = block?.kind === 'chart' ? block : emptyChart();
  const isPie = isRound(chart.type);
  return (
    <Stack gap={3}>
      <Kinds chart={chart} onChange={onChange} />
      {hints[chart.type] && <Text tone="muted">{hints[chart.type]}</Text>}
      <CellsEditor
        label="Данные"
        cells={cellsOf(chart)}
        hasHeader
        hasNames
        maxLength={DECK_LIMITS.category}
        limits={chartLimits(chart)}
        problems={{
          rows: isPie ? LIMIT_TEXTS.slices : LIMIT_TEXTS.categories,
          columns: hasOneSeries(chart.type) ? ONE_SERIES_TEXT : LIMIT_TEXTS.series,
        }}
        problemOf={({ row, column }, text) =>
          row > 0 && column > 0 && readNumber(text) === undefined && !/^[-−+]$/.test(text.trim())
            ? 'Введите число'
            : undefined
        }
        onChange={(cells, key) => onChange(changedChart(chart, chartOf(chart, cells)), key)}
        onLeave={onLeave}
      />
      <TextField
        label="Единица"
        placeholder="₽, %, шт."
        maxLength={DECK_LIMITS.unit}
        value={chart.unit}
        onChange={(unit) => onChange(changedChart(chart, { ...chart, unit }), 'unit')}
      />
      <ChartHighlightFields
        chart={chart}
        onChange={(next, key) => onChange(changedChart(chart, next), key)}
      />
    </Stack>
  );
}
