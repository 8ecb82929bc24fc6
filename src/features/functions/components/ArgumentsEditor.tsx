import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { announce } from '#platform/announcer.ts';
import { openDialog } from '#platform/dialogs.ts';
import { Button, Heading, Stack, Tabs, Text, TextArea } from '#ui/index.ts';
import { type ArgumentRow, readRows, writeRows } from '../model/arguments.ts';
import { ArgumentDialog } from './ArgumentDialog.tsx';
import { ArgumentsTable } from './ArgumentsTable.tsx';
import type { FunctionForm } from './useFunctionForm.ts';

/** Greatest number of arguments. */
const MAX_ARGUMENTS = 20;

const tabs = [
  { id: 'table', label: 'Таблица' },
  { id: 'schema', label: 'Схема JSON' },
] as const;
type Tab = (typeof tabs)[number]['id'];

/** The arguments, as a table or as the text of their schema; both show the same. */
export function ArgumentsEditor({ form }: Pick<FunctionForm, 'form'>) {
  const [tab, setTab] = useState<Tab>('table');
  const field = form.field('parameters');
  const read = readRows(field.value);
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="lg">
        Аргументы
      </Heading>
      <Tabs label="Вид аргументов" items={tabs} selected={tab} onSelect={setTab}>
        {tab === 'schema' ? (
          <TextArea
            label="Схема JSON аргументов"
            rows={14}
            maxLength={20_000}
            spellCheck="false"
            {...field}
            errorMessage={'problem' in read ? read.problem : field.errorMessage}
          />
        ) : 'problem' in read ? (
          <Stack gap={3} align="start">
            <Text tone="negative" as="div">
              <span role="status">{read.problem}</span>
            </Text>
            <Button name="parameters" onPress={() => setTab('schema')}>
              Исправить схему
            </Button>
          </Stack>
        ) : (
          <Rows rows={read.rows} form={form} />
        )}
      </Tabs>
    </Stack>
  );
}

function Rows({ rows, form }: { rows: readonly ArgumentRow[] } & Pick<FunctionForm, 'form'>) {
  const add = useRef<HTMLButtonElement>(null);
  const write = (next: readonly ArgumentRow[]): void =>
    form.set({ parameters: writeRows(form.now().parameters, next) });
  const edit = async (row: ArgumentRow | null): Promise<void> => {
    const others = rows.map(({ name }) => name).filter((name) => name !== row?.name);
    const next = await openDialog(ArgumentDialog, { row, others }, { isOfScreen: true });
    if (next) write(row ? rows.map((one) => (one === row ? next : one)) : [...rows, next]);
  };
  const remove = (row: ArgumentRow): void => {
    write(rows.filter((one) => one !== row));
    announce(`Аргумент ${row.name} удалён`);
    // The pressed button goes with its row.
    add.current?.focus();
  };
  return (
    <Stack gap={3} align="stretch">
      <ArgumentsTable rows={rows} onEdit={(row) => void edit(row)} onRemove={remove} />
      <div>
        <Button
          ref={add}
          size="sm"
          name="parameters"
          icon={<Plus />}
          isDisabled={rows.length >= MAX_ARGUMENTS}
          onPress={() => void edit(null)}
        >
          Добавить аргумент
        </Button>
      </div>
    </Stack>
  );
}
