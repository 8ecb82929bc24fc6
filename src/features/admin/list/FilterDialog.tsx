import { Fields, FormDialog, useForm } from '#forms/index.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import type { AdminFilter, Sources } from '../kit/define-admin-page.ts';
import type { Filters } from '../state/list-state.ts';
import { chosenIn, filterErrors, filterFields, valuesOf } from './filter-form.ts';

interface FilterDialogProps extends DialogProps<Filters> {
  filter: AdminFilter;
  /** Current values of all filters. */
  filters: Filters;
  sources: Sources;
  labelOf: (value: string) => string;
}

/** The dialog with the values of one filter; it resolves to them by the names of the query. */
export function FilterDialog({ filter, filters, sources, labelOf, isOpen, onClose }: FilterDialogProps) {
  const form = useForm({
    initial: valuesOf(filter, filters, labelOf),
    validate: (values) => filterErrors(filter, values),
    async send(values) {
      onClose(chosenIn(filter, values));
    },
  });
  return (
    <FormDialog
      isOpen={isOpen}
      size="sm"
      title={`Фильтр: ${filter.title}`}
      primaryLabel="Применить"
      form={form}
      onClose={() => onClose()}
    >
      <Fields form={form} fields={filterFields(filter, sources)} />
    </FormDialog>
  );
}
