import { Copy } from 'lucide-react';
import { typedRows } from '#lib/office/columns.ts';
import type { TextRows } from '#markdown/index.ts';
import { Button, IconButton } from '#ui/index.ts';
import { copyRich } from '../copy.ts';
import { buttons } from '../ResultToolbar.css.ts';
import { saveTable } from '../save-table.ts';
import { copiedRows } from './text-table.ts';

/** The actions of a table in the text of an answer. */
export default function TextTableTools({ rows }: { rows: () => TextRows }) {
  const save = (format: 'csv' | 'xlsx') => (): void => saveTable(typedRows(rows()), 'Таблица', format);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={buttons} role="group" aria-label="Действия с таблицей">
      <IconButton
        size="sm"
        label="Копировать таблицу"
        icon={<Copy />}
        onPress={() => void copyRich(copiedRows(rows()))}
      />
      <Button size="sm" variant="quiet" onPress={save('csv')}>
        CSV
      </Button>
      <Button size="sm" variant="quiet" onPress={save('xlsx')}>
        XLSX
      </Button>
    </div>
  );
}
