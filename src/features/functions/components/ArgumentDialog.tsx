import { type Field, Fields, FormDialog, useForm } from '#forms/index.ts';
import { optionsOf } from '#lib/options.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import {
  type ArgumentRow,
  type ArgumentValues,
  argumentErrors,
  hasOptions,
  kindLabels,
  kindOf,
  limitsOf,
  toArgumentValues,
  toRow,
} from '../model/arguments.ts';

interface ArgumentDialogProps extends DialogProps<ArgumentRow> {
  /** The argument; null for a new one. */
  row: ArgumentRow | null;
  /** Names of the other arguments. */
  others: readonly string[];
}

const kinds = optionsOf(kindLabels);

/** The fields for an argument of this kind. */
function fieldsOf(kind: string | null, isNested: boolean): Field<ArgumentValues>[] {
  const limits = limitsOf(kind);
  const unit = limits?.unit ? `, ${limits.unit}` : '';
  const options = kinds.filter(({ id }) => id !== 'other' || isNested);
  return [
    { kind: 'text', name: 'name', label: 'Имя', isRequired: true, maxLength: 40, autoComplete: 'off' },
    { kind: 'select', name: 'kind', label: 'Тип', options, isRequired: true },
    {
      kind: 'textarea',
      name: 'description',
      label: 'Описание',
      rows: 2,
      description: 'Что\u00a0здесь должна указать модель',
    },
    { kind: 'switch', name: 'isRequired', label: 'Обязательный' },
    ...(hasOptions(kind)
      ? ([
          {
            kind: 'textarea',
            name: 'options',
            label: 'Допустимые значения',
            rows: 3,
            description: 'По\u00a0одному в\u00a0строке. Если не\u00a0заполнить, подойдёт любое',
          },
        ] as const)
      : []),
    ...(limits
      ? ([
          { kind: 'number', name: 'least', label: `Не\u00a0меньше${unit}` },
          { kind: 'number', name: 'most', label: `Не\u00a0больше${unit}` },
        ] as const)
      : []),
  ];
}

/** Adds or changes one argument of a function. */
export function ArgumentDialog({ row, others, isOpen, onClose }: ArgumentDialogProps) {
  const form = useForm<ArgumentValues>({
    initial: toArgumentValues(row),
    autoFocus: 'name',
    validate: (values) => argumentErrors(values, others),
    send(values) {
      onClose(toRow(values, row));
      return Promise.resolve();
    },
  });
  const isNested = row !== null && kindOf(row.schema) === 'other';
  return (
    <FormDialog
      isOpen={isOpen}
      title={row ? `Аргумент ${row.name}` : 'Новый аргумент'}
      primaryLabel={row ? 'Изменить' : 'Добавить'}
      form={form}
      label="Аргумент"
      onClose={() => onClose()}
    >
      <Fields form={form} fields={fieldsOf(form.values.kind, isNested)} />
    </FormDialog>
  );
}
