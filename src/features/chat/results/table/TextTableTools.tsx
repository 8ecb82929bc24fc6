import { Copy } from 'lucide-react';
import { typedRows } from '#lib/office/columns.ts';
import type { TextRows } from '#markdown/index.ts';
import { Button } from '#ui/index.ts';
import { copyRich } from '../copy.ts';
import { saveTable } from '../save-table.ts';
import { tools } from './TableResult.css.ts';
import { copiedRows } from './text-table.ts';

/** The actions of a table in the text of an answer. */
export default function TextTableTools({ rows }: { rows: () => TextRows }) {
  const save = (format: 'csv' | 'xlsx') => (): void => saveTable(typedRows(rows()), 'Таблица', format);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={tools} role="group" aria-label="Действия с таблицей">
      <Button
        size="sm"
        variant="quiet"
        isCompact
        icon={<Copy />}
        onPress={() => void copyRich(copiedRows(rows()))}
      >
        Копировать таблицу
      </Button>
      <Button size="sm" variant="quiet" onPress={save('csv')}>
        CSV
      </Button>
      <Button size="sm" variant="quiet" onPress={save('xlsx')}>
        XLSX
      </Button>
    </div>
  );
}
