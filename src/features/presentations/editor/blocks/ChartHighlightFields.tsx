import { Select, TextField } from '#ui/index.ts';
import { highlightIn } from '../../model/chart-kinds.ts';
import { type ChartBlock, type ChartHighlight, DECK_LIMITS } from '../../model/deck.ts';
import { withHighlight } from '../grid/chart-highlight.ts';

interface ChartHighlightFieldsProps {
  chart: ChartBlock;
  /** @param key the field that is typed in, so that typing is one step of undo */
  onChange: (chart: ChartBlock, key?: string) => void;
}

const nothing = 'none';
const idOf = ({ target, index }: Pick<ChartHighlight, 'target' | 'index'>): string => `${target} ${index}`;

/** The highlights that the kind of a chart can show. */
function choicesOf(chart: ChartBlock): Pick<ChartHighlight, 'target' | 'index'>[] {
  return [
    ...chart.series.map((_, index) => ({ target: 'series' as const, index })),
    ...chart.categories.map((_, index) => ({ target: 'category' as const, index })),
  ].filter((choice) => highlightIn({ ...chart, highlight: { ...choice, callout: '' } }) !== undefined);
}

const labelOf = (
  { series, categories }: ChartBlock,
  { target, index }: Pick<ChartHighlight, 'target' | 'index'>,
): string =>
  target === 'series'
    ? `Ряд: ${series[index]?.name.trim() || index + 1}`
    : `Точка: ${categories[index]?.trim() || index + 1}`;

/** The fields for the highlight of a chart and its callout. */
export function ChartHighlightFields({ chart, onChange }: ChartHighlightFieldsProps) {
  const choices = choicesOf(chart);
  const lit = highlightIn(chart);
  const choose = (id: string | null): void => {
    const choice = choices.find((one) => idOf(one) === id);
    onChange(withHighlight(chart, choice && { ...choice, callout: chart.highlight?.callout ?? '' }));
  };
  return (
    <>
      <Select
        label="Выделить"
        value={lit ? idOf(lit) : nothing}
        options={[
          { id: nothing, label: 'Ничего' },
          ...choices.map((choice) => ({ id: idOf(choice), label: labelOf(chart, choice) })),
        ]}
        onChange={choose}
      />
      {lit && (
        <TextField
          label="Выноска"
          description={'Короткий текст рядом с\u00a0выделенным: насколько и\u00a0почему'}
          placeholder={'+38\u00a0% к\u00a0прошлому году'}
          maxLength={DECK_LIMITS.callout}
          value={lit.callout}
          onChange={(callout) => onChange(withHighlight(chart, { ...lit, callout }), 'callout')}
        />
      )}
    </>
  );
}
