import { Stack, Switch } from '#ui/index.ts';
import { DECK_LIMITS, type TableBlock } from '../../model/deck.ts';
import { LIMIT_TEXTS } from '../../model/limits.ts';
import { CellsEditor } from '../grid/CellsEditor.tsx';
import type { BlockEditorProps } from './block-editor-props.ts';

const empty: TableBlock = {
  kind: 'table',
  hasHeader: true,
  rows: [
    ['', '', ''],
    ['', '', ''],
    ['', '', ''],
  ],
};

/** The cells of a table. */
export function TableEditor({ block, onChange, onLeave }: BlockEditorProps) {
  const table = block?.kind === 'table' && block.rows.length > 0 ? block : empty;
  return (
    <Stack gap={3}>
      <CellsEditor
        label="Ячейки"
        cells={table.rows}
        hasHeader={table.hasHeader}
        maxLength={DECK_LIMITS.cell}
        limits={{ rows: DECK_LIMITS.rows, columns: DECK_LIMITS.columns }}
        problems={LIMIT_TEXTS}
        onChange={(rows, key) => onChange({ ...table, rows }, key)}
        onLeave={onLeave}
      />
      <Switch isSelected={table.hasHeader} onChange={(hasHeader) => onChange({ ...table, hasHeader })}>
        Первая строка&nbsp;— заголовки
      </Switch>
    </Stack>
  );
}
